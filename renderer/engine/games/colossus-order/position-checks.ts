import type { ColossusOrderCard } from '../../../../db/model/colossus-order-card.ts';
import { parseCost } from '../../cost/notation/index.ts';
import type { PositionFault } from '../../table/game.ts';
import { fault } from './position-faults.ts';
import type { PositionFile } from './position-schema.ts';
import { opponentDeckSize, rulesOptions } from './rules-options.ts';
import { capturedGemKey } from './setup.ts';
import { cardName } from './words.ts';

type Cards = Readonly<Record<string, ColossusOrderCard>>;
type Kind = ColossusOrderCard['kind'];
type Path = readonly PropertyKey[];

/** Every place of the file that names a card, and the kind that the place takes. */
export function namedCards({ player }: PositionFile): { path: Path; key: string; kind: Kind | null }[] {
  const { colossus, locus, field } = player;
  const piles = (['hand', 'deck', 'discard'] as const).flatMap((pile) =>
    player[pile].map((key, index) => ({ path: ['player', pile, index], key, kind: null })),
  );
  const gems = (['setGems', 'captureGems'] as const).flatMap((pile) =>
    colossus[pile].map((key, index) => ({ path: ['player', 'colossus', pile, index], key, kind: 'gem' as const })),
  );
  return [
    { path: ['player', 'colossus', 'card'], key: colossus.card, kind: 'colossus' },
    ...gems,
    ...locus.cards.map(({ card }, index) => ({
      path: ['player', 'locus', 'cards', index, 'card'],
      key: card,
      kind: null,
    })),
    ...field.map(({ card }, index) => ({
      path: ['player', 'field', index, 'card'],
      key: card,
      kind: 'follower' as const,
    })),
    ...field.flatMap(({ marks }, index) =>
      (marks?.attached ?? []).map((key, under) => ({
        path: ['player', 'field', index, 'marks', 'attached', under],
        key,
        kind: null,
      })),
    ),
    ...piles,
  ];
}

const kindWords: Readonly<Record<Kind, { readonly en: string; readonly ja: string }>> = {
  colossus: { en: 'a Colossus', ja: 'コロッサス' },
  follower: { en: 'a Follower', ja: 'フォロワー' },
  action: { en: 'an Action', ja: 'アクション' },
  gem: { en: 'a Gem', ja: 'ジェム' },
};

function cardFaults(file: PositionFile, cards: Cards): PositionFault[] {
  return namedCards(file).flatMap(({ path, key, kind }) => {
    const card = Object.hasOwn(cards, key) ? cards[key] : undefined;
    if (!card) {
      return fault(
        path,
        `there is no card "${key}" in "cards" or in the library.`,
        `カード「${key}」は "cards" にもライブラリにもありません。`,
      );
    }
    if (kind === null || card.kind === kind) return [];
    const name = cardName(cards, key);
    const [is, wanted] = [kindWords[card.kind], kindWords[kind]];
    return fault(
      path,
      `${name.en} is ${is.en}, but ${wanted.en} is expected here.`,
      `「${name.ja}」は${is.ja}ですが、ここには${wanted.ja}が入ります。`,
    );
  });
}

/** Wrong notation, with the place in the text counted from 1. */
function costFault(path: Path, text: string): PositionFault[] {
  const parsed = parseCost(text);
  if (parsed.ok) return [];
  const place = parsed.at + 1;
  return [
    fault(
      path,
      `the cost ${JSON.stringify(text)} goes wrong at character ${place}: ${parsed.expected.en}`,
      `コスト ${JSON.stringify(text)} の${place}文字目が正しくありません。${parsed.expected.ja}`,
    ),
  ];
}

/** Costs of cards that are no notation. */
export function notationFaults(cards: Cards): PositionFault[] {
  return Object.entries(cards).flatMap(([key, card]) => {
    const faults: PositionFault[] = [];
    if ((card.kind === 'follower' || card.kind === 'action') && card.cost !== null) {
      faults.push(...playCostFaults(['cards', key, 'cost'], card.cost));
    }
    if (card.kind === 'follower' || card.kind === 'colossus') {
      card.abilities.forEach(({ cost }, index) => {
        faults.push(...costFault(['cards', key, 'abilities', index, 'cost'], cost));
      });
    }
    return faults;
  });
}

function playCostFaults(path: Path, text: string): PositionFault[] {
  const parsed = parseCost(text);
  if (!parsed.ok) return costFault(path, text);
  const fitting = parsed.cost.parts.every(({ type }) => type === 'locus' || type === 'gems');
  if (fitting) return [];
  return [
    fault(
      path,
      `a Play Cost has Locus Points and Gem marks only, but this is ${JSON.stringify(text)}.`,
      `プレイコストはロカスポイントとジェムマークだけですが、${JSON.stringify(text)} と書かれています。`,
    ),
  ];
}

function refFaults({ player }: PositionFile): PositionFault[] {
  return player.field.flatMap(({ ref }, index) => {
    const first = player.field.findIndex((other) => other.ref === ref);
    if (first === index) return [];
    return fault(
      ['player', 'field', index, 'ref'],
      `the ref "${ref}" is that of player.field[${first}] already; each Follower needs its own.`,
      `ref「${ref}」は player.field[${first}] と同じです。フォロワーごとに別のrefが必要です。`,
    );
  });
}

function locusFaults({ player }: PositionFile): PositionFault[] {
  const { cards, counter } = player.locus;
  if (counter <= cards.length) return [];
  return [
    fault(
      ['player', 'locus', 'counter'],
      `the Locus has ${cards.length} card(s), so the counter cannot stand at ${counter}.`,
      `ロカスのカードは${cards.length}枚なので、カウンターは${counter}にできません。`,
    ),
  ];
}

function waiverFaults(file: PositionFile): PositionFault[] {
  const path: Path = file.player.waivers ? ['player', 'waivers'] : ['waivers'];
  const waivers = file.player.waivers ?? file.waivers ?? [];
  const cards = file.player.hand.length;
  return waivers.flatMap(({ hand }, index) => {
    const here = [...path, index, 'hand'];
    if (hand >= cards) {
      return fault(
        here,
        `the hand has ${cards} card(s), so there is no card ${hand}.`,
        `手札は${cards}枚なので、${hand}番のカードはありません。`,
      );
    }
    if (waivers.findIndex((other) => other.hand === hand) < index) {
      return fault(here, `hand card ${hand} has a waiver already.`, `手札の${hand}番にはすでに指定があります。`);
    }
    return [];
  });
}

function ruleFaults({ rules }: PositionFile): PositionFault[] {
  return rulesOptions.flatMap(({ id, choices }) => {
    const value = rules[id];
    if (value === undefined || choices.some((choice) => choice.value === value)) return [];
    if (id === 'opponentGems') {
      if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= opponentDeckSize) return [];
      const range = `0-${opponentDeckSize}`;
      return fault(['rules', id], `expected a whole number ${range}.`, `${range}の整数を書いてください。`);
    }
    const allowed = choices.map((choice) => JSON.stringify(choice.value)).join(', ');
    return fault(['rules', id], `expected one of ${allowed}.`, `${allowed} のどれかを書いてください。`);
  });
}

function reservedKeyFaults(cards: Cards): PositionFault[] {
  if (!Object.hasOwn(cards, capturedGemKey) || cards[capturedGemKey]?.kind === 'gem') return [];
  return [
    fault(
      ['cards', capturedGemKey],
      'this key stands for Gems captured from the opponent: only a Gem can have it.',
      'このキーは相手からキャプチャーしたジェムのもので、ジェムにしか使えません。',
    ),
  ];
}

/**
 * Everything in a well-formed file that the rules cannot take.
 * @param cards the file's cards and those that it names from the library
 */
export function positionFaults(file: PositionFile, cards: Cards): PositionFault[] {
  return [
    ...ruleFaults(file),
    ...notationFaults(file.cards),
    ...reservedKeyFaults(file.cards),
    ...cardFaults(file, cards),
    ...refFaults(file),
    ...locusFaults(file),
    ...waiverFaults(file),
  ];
}
