import type { Bilingual } from '../../../../db/model/text.ts';
import type { Applied, TableState } from '../game.ts';
import { type Marks, withMarks } from '../marks.ts';
import type { FreeAction } from './action.ts';
import { type FreeTable, refused, told } from './free-table.ts';

type Action<T extends FreeAction<string>['type'], Zone extends string> = Extract<
  FreeAction<Zone>,
  { readonly type: T }
>;

const cannotCarry = refused(
  'Only a card that lies on the field can carry that.',
  'それを置けるのは、場に出ているカードだけです。',
);

/** The marks of a card or of the table (`on` null), and how to change them; null = that card can carry none. */
function place<S extends TableState, Zone extends string>(table: FreeTable<S, Zone>, state: S, on: string | null) {
  if (on === null) {
    const marks: Marks = state.marks ?? {};
    return { marks, name: null, with: (next: Marks) => withMarks(state, next) };
  }
  const marks = table.marksOf(state, on);
  if (marks === null) return null;
  const name = nameOnTable(table, state, on);
  return { marks, name, with: (next: Marks) => table.withMarks(state, on, next) };
}

function nameOnTable<S extends TableState, Zone extends string>(
  table: FreeTable<S, Zone>,
  state: S,
  id: string,
): Bilingual {
  const card = table.find(state, id);
  return card === null ? { en: id, ja: id } : table.nameOf(state, card.card);
}

const only = (id: string | null) => (id === null ? {} : { cards: [id] });

/** Sets a named counter; at 0 it is gone. */
export function setNamedCounter<S extends TableState, Zone extends string>(
  table: FreeTable<S, Zone>,
  state: S,
  { on, name, value }: Action<'named-counter', Zone>,
): Applied<S> {
  const at = place(table, state, on);
  if (at === null) return cannotCarry;
  const before = at.marks.counters ?? [];
  const known = before.some((counter) => counter.name === name);
  const counters = known
    ? before.map((counter) => (counter.name === name ? { name, value } : counter))
    : [...before, { name, value }];
  const next = at.with({ ...at.marks, counters: counters.filter((counter) => counter.value > 0) });
  const message =
    at.name === null
      ? { en: `Counter “${name}”: ${value}.`, ja: `カウンター「${name}」：${value}。` }
      : {
          en: `Counter “${name}” on ${at.name.en}: ${value}.`,
          ja: `「${at.name.ja}」のカウンター「${name}」：${value}。`,
        };
  return told(next, 'named-counter', message, only(on));
}

/** Writes a note; an empty one is taken away. */
export function writeNote<S extends TableState, Zone extends string>(
  table: FreeTable<S, Zone>,
  state: S,
  { on, text }: Action<'note', Zone>,
): Applied<S> {
  const at = place(table, state, on);
  if (at === null) return cannotCarry;
  const next = at.with({ ...at.marks, note: text });
  const of =
    at.name === null ? { en: 'Note', ja: 'メモ' } : { en: `Note on ${at.name.en}`, ja: `「${at.name.ja}」のメモ` };
  const message =
    text === ''
      ? { en: `${of.en}: removed.`, ja: `${of.ja}：消去。` }
      : { en: `${of.en}: ${text}`, ja: `${of.ja}：${text}` };
  return told(next, 'note', message, only(on));
}

/** Lays a card under one on the field, with all that lay under it: from then on they move together. */
export function attach<S extends TableState, Zone extends string>(
  table: FreeTable<S, Zone>,
  state: S,
  { id, to }: Action<'attach', Zone>,
): Applied<S> {
  if (!table.isOnField(state, to)) return cannotCarry;
  if (id === to) return refused('A card cannot lie under itself.', 'カードを自分自身の下に重ねることはできません。');
  if (table.marksOf(state, to)?.attached?.some((card) => card.id === id)) {
    return refused('It lies under that card already.', 'すでにそのカードの下に重ねられています。');
  }
  const out = table.takenOut(state, id);
  if (out === null) return refused('That card is not on the table.', 'そのカードはテーブルにありません。');
  const marks = table.marksOf(out.state, to) ?? {};
  const attached = [...(marks.attached ?? []), out.card, ...out.under];
  const name = table.nameOf(state, out.card.card);
  const host = nameOnTable(table, state, to);
  const message = {
    en: `${name.en} is attached to ${host.en}.`,
    ja: `「${name.ja}」を「${host.ja}」の下へ。`,
  };
  return told(table.withMarks(out.state, to, { ...marks, attached }), 'attach', message, { cards: [id, to] });
}

/** Turns a card on the field face-down or face-up. */
export function turnFace<S extends TableState, Zone extends string>(
  table: FreeTable<S, Zone>,
  state: S,
  { id, down }: Action<'face', Zone>,
): Applied<S> {
  const marks = table.marksOf(state, id);
  if (marks === null || !table.isOnField(state, id)) {
    return refused('Only a card on the field can be turned over.', '裏返せるのは、場に出ているカードだけです。');
  }
  const { faceDown: _, ...others } = marks;
  const name = nameOnTable(table, state, id);
  const message = down
    ? { en: `${name.en} is turned face-down.`, ja: `「${name.ja}」：裏向き。` }
    : { en: `${name.en} is turned face-up.`, ja: `「${name.ja}」：表向き。` };
  return told(table.withMarks(state, id, down ? { ...others, faceDown: true } : others), 'face', message, {
    cards: [id],
  });
}
