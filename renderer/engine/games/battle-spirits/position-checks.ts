import type { BattleSpiritsCard } from '../../../../db/model/battle-spirits-card.ts';
import type { PositionFault, RulesOption } from '../../table/game.ts';
import { coresToLive } from './levels.ts';
import { fault } from './position-faults.ts';
import type { PositionFile } from './position-schema.ts';
import { rulesOptions } from './rules-options.ts';
import { nameOf } from './words.ts';

type Cards = Readonly<Record<string, BattleSpiritsCard>>;
type Player = PositionFile['player'];

/** Words that name other places for the Soul Core, and one that no object can hold. */
const reservedRefs = ['reserve', 'trash', 'life', 'void', 'new', '__proto__'];

function unknownCard(path: readonly PropertyKey[], key: string): PositionFault {
  return fault(
    path,
    `there is no card "${key}" in "cards" or in the library.`,
    `カード「${key}」は "cards" にもライブラリにもありません。`,
  );
}

function pileFaults(player: Player, cards: Cards): PositionFault[] {
  return (['hand', 'deck', 'trash', 'removed'] as const).flatMap((pile) =>
    player[pile].flatMap((key, index) =>
      Object.hasOwn(cards, key) ? [] : [unknownCard(['player', pile, index], key)],
    ),
  );
}

function refFault(player: Player, index: number): PositionFault | null {
  const { ref } = player.field[index]!;
  const path = ['player', 'field', index, 'ref'];
  if (reservedRefs.includes(ref)) {
    return fault(path, `"${ref}" cannot be the ref of a card.`, `「${ref}」はカードのrefに使えません。`);
  }
  const first = player.field.findIndex((entry) => entry.ref === ref);
  if (first === index) return null;
  return fault(
    path,
    `the ref "${ref}" is that of player.field[${first}] already; each card needs its own.`,
    `ref「${ref}」は player.field[${first}] と同じです。カードごとに別のrefが必要です。`,
  );
}

function fieldFaults(player: Player, cards: Cards): PositionFault[] {
  return player.field.flatMap((entry, index) => {
    const faults: PositionFault[] = [];
    const wrongRef = refFault(player, index);
    if (wrongRef !== null) faults.push(wrongRef);
    if (!Object.hasOwn(cards, entry.card)) {
      return [...faults, unknownCard(['player', 'field', index, 'card'], entry.card)];
    }
    const card = cards[entry.card]!;
    const name = nameOf(card);
    const needed = coresToLive(card);
    if (card.kind === 'magic') {
      const path = ['player', 'field', index, 'card'];
      faults.push(
        fault(
          path,
          `${name.en} is a magic card and cannot be on the field.`,
          `「${name.ja}」はマジックのため、フィールドに置けません。`,
        ),
      );
    } else if (entry.cores < needed && entry.marks?.faceDown !== true) {
      faults.push(
        fault(
          ['player', 'field', index, 'cores'],
          `${name.en} needs ${needed} or more to be on the field (LV1), but has ${entry.cores}.`,
          `「${name.ja}」がフィールドに残るにはLV1のコア${needed}個以上が必要ですが、${entry.cores}個です。`,
        ),
      );
    }
    return faults;
  });
}

/** Cards under others that are defined nowhere. */
function attachedFaults(player: Player, cards: Cards): PositionFault[] {
  return player.field.flatMap(({ marks }, index) =>
    (marks?.attached ?? []).flatMap((key, under) =>
      Object.hasOwn(cards, key) ? [] : [unknownCard(['player', 'field', index, 'marks', 'attached', under], key)],
    ),
  );
}

function ruleFaults(rules: PositionFile['rules']): PositionFault[] {
  return rulesOptions.flatMap((option: RulesOption) => {
    const { id, choices, range } = option;
    const value = rules[id];
    if (value === undefined || choices.some((choice) => choice.value === value)) return [];
    if (range !== undefined) {
      if (Number.isInteger(value) && Number(value) >= range.from && Number(value) <= range.to) return [];
      const bounds = `${range.from}-${range.to}`;
      return [
        fault(
          ['rules', id],
          `expected a whole number ${bounds}, but found ${JSON.stringify(value)}.`,
          `${bounds} の整数を指定してください。今は ${JSON.stringify(value)} です。`,
        ),
      ];
    }
    const allowed = choices.map((choice) => JSON.stringify(choice.value)).join(', ');
    return [
      fault(
        ['rules', id],
        `expected one of ${allowed}, but found ${JSON.stringify(value)}.`,
        `${allowed} のどれかを指定してください。今は ${JSON.stringify(value)} です。`,
      ),
    ];
  });
}

function soulCoreFaults({ rules, player }: PositionFile): PositionFault[] {
  const place = player.soulCore;
  if (rules.soulCore !== true || place === undefined) return [];
  const piles: Readonly<Record<string, number>> = {
    reserve: player.reserve,
    trash: player.trashCores,
    life: player.life,
  };
  const cores = piles[place] ?? player.field.find((entry) => entry.ref === place)?.cores ?? 0;
  if (cores > 0) return [];
  return [
    fault(
      ['player', 'soulCore'],
      `there is no core at "${place}" that could be the Soul Core.`,
      `「${place}」には、ソウルコアになるコアがありません。`,
    ),
  ];
}

/** What is wrong with a file whose form is right: unknown cards, refs, magic or emptied spirits on the field (S13), rules options. */
export function positionFaults(file: PositionFile, cards: Cards): PositionFault[] {
  return [
    ...ruleFaults(file.rules),
    ...fieldFaults(file.player, cards),
    ...attachedFaults(file.player, cards),
    ...pileFaults(file.player, cards),
    ...soulCoreFaults(file),
  ];
}
