import type { Applied, TableState } from '../game.ts';
import { rolled } from '../random.ts';
import { told } from './free-table.ts';

/** Rolls dice from the game's own chance: the same seed and actions give the same faces (A-64). */
export function roll<S extends TableState>(state: S, sides: number, count: number): Applied<S> {
  let random = state.random;
  const faces: number[] = [];
  for (let die = 0; die < count; die++) {
    const next = rolled(1, sides, random);
    random = next.random;
    faces.push(next.value);
  }
  const sum = faces.reduce((total, face) => total + face, 0);
  const english = `${count === 1 ? 'A die' : `${count} dice`} of ${sides} sides: ${faces.join(', ')}`;
  const message = {
    en: count === 1 ? `${english}.` : `${english}; together ${sum}.`,
    ja: `${sides}面ダイス${count === 1 ? '' : `${count}個`}：${faces.join('、')}${count === 1 ? '' : `(合計${sum})`}。`,
  };
  return told({ ...state, random }, 'roll', message);
}

/** Tosses a coin from the game's own chance. */
export function toss<S extends TableState>(state: S): Applied<S> {
  const { value, random } = rolled(0, 1, state.random);
  const message =
    value === 1
      ? { en: 'The coin shows heads.', ja: 'コイントス：表。' }
      : { en: 'The coin shows tails.', ja: 'コイントス：裏。' };
  return told({ ...state, random }, 'coin', message);
}
