import { createContext, useContext } from 'react';
import { useBilingual, useTexts } from '../../shared/i18n/use-texts.ts';
import type { FormFault } from './card-of-form.ts';
import type { Form } from './form.ts';
import { editorTexts } from './texts.ts';

interface Edit {
  readonly form: Form;
  readonly faults: readonly FormFault[];
  /** Changes facts; `field` names what is undone together. */
  readonly set: (field: string, part: Partial<Form>) => void;
}

const EditContext = createContext<Edit | null>(null);
export const EditProvider = EditContext.Provider;

/** The form that is being written, for its fields. */
export function useEdit(): Edit {
  const edit = useContext(EditContext);
  if (edit === null) throw new Error('a field of the card editor stands outside of it');
  return edit;
}

/** The sentence about a fault, with its place in the text; people count characters from 1. */
export function useFaultWords(): (fault: FormFault) => string {
  const t = useTexts(editorTexts);
  const say = useBilingual();
  return ({ message, at }) => (at === undefined ? say(message) : t('faultAt', { place: at + 1, words: say(message) }));
}

/** What is wrong with a fact, or null. */
export function useFault(path: string): { readonly words: string; readonly at: number | null } | null {
  const { faults } = useEdit();
  const words = useFaultWords();
  const fault = faults.find((each) => each.path === path);
  return fault === undefined ? null : { words: words(fault), at: fault.at ?? null };
}
