import type { Bilingual } from '../../../../db/model/text.ts';
import type { Unmet } from '../../analysis.ts';
import type { Applied, TableEvent } from '../../table/game.ts';
import type { ColossusOrderState } from './state.ts';

export type Done = Applied<ColossusOrderState>;

/** The action is done. */
export function done(state: ColossusOrderState, events: readonly TableEvent[]): Done {
  return { ok: true, state, events };
}

/** An event for the log. */
export function event(type: string, message: Bilingual, cards: readonly string[] = []): TableEvent {
  return { type, message, cards };
}

/** The rules or the table do not allow it: nothing has changed. */
export function illegal(message: Bilingual): Done {
  return { ok: false, refusal: { code: 'illegal', message } };
}

/** Conditions fail: nothing has changed. */
export function unmetRefusal(unmet: readonly Unmet[]): Done {
  const message = {
    en: unmet.map((condition) => condition.message.en).join(' '),
    ja: unmet.map((condition) => condition.message.ja).join(''),
  };
  return { ok: false, refusal: { code: 'unmet', message, unmet } };
}
