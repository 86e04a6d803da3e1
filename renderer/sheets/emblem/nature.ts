/** What sort of being a card is, read off its families (Battle Spirits) or races (Colossus Order). */
export type Nature = 'machine' | 'dragon' | 'bird' | 'insect' | 'beast' | 'undead' | 'warrior' | 'fae' | 'any';

/** First fit wins: 機竜 is a machine before it is a dragon. */
const signs: readonly (readonly [Exclude<Nature, 'any'>, RegExp])[] = [
  ['machine', /機|動|machine|construct|golem|colossite/i],
  ['dragon', /竜|龍|爬|dragon|drake|wyrm|serpent/i],
  ['bird', /鳥|翼|空|wing|bird|griffin/i],
  ['insect', /虫|insect|parasite|swarm/i],
  ['undead', /幽|無|魔|蛇|霊|dead|wraith|shade|zombie|demon/i],
  ['beast', /獣|牙|beast|wolf|fang/i],
  ['warrior', /騎|人|知|knight|soldier|guard|warrior|human|dwarf|noble|rogue/i],
  ['fae', /精|化|天|spirit|angel|fae|sprite|merfolk|priest|scholar/i],
];

export function natureOf(families: readonly string[]): Nature {
  for (const family of families) {
    const found = signs.find(([, pattern]) => pattern.test(family));
    if (found) return found[0];
  }
  return 'any';
}
