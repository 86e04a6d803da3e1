import type { Bilingual } from '../../../../db/model/text.ts';
import type { Refusal } from '../../table/game.ts';

/** An action that is refused: nothing has changed. */
export interface Refused {
  readonly ok: false;
  readonly refusal: Refusal;
}

export function illegal(message: Bilingual): Refused {
  return { ok: false, refusal: { code: 'illegal', message } };
}
