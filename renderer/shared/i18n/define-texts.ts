import type { Language } from '../../../db/model/text.ts';
import { i18n } from './i18n.ts';

/** An English text, or its singular and plural by `{{count}}`. */
type EnglishText = string | { readonly one: string; readonly other: string };

/** The values that a text asks for: the names between `{{` and `}}`. */
type ValueNames<T> = T extends `${string}{{${infer Name}}}${infer Rest}`
  ? (Name extends `${infer Plain},${string}` ? Plain : Name) | ValueNames<Rest>
  : never;
type ValueNamesOf<T> = T extends { readonly one: infer One; readonly other: infer Other }
  ? ValueNames<One> | ValueNames<Other> | 'count'
  : ValueNames<T>;

/** What is given to `t` beside the key: nothing, or exactly the values that the text names. */
export type TextValues<T> = [ValueNamesOf<T>] extends [never]
  ? []
  : [values: { readonly [Name in ValueNamesOf<T>]: Name extends 'count' ? number : string | number }];

export interface Texts<E extends Readonly<Record<string, EnglishText>> = Readonly<Record<string, EnglishText>>> {
  readonly namespace: string;
  readonly en: E;
  readonly ja: { readonly [Key in keyof E]: string };
}

const defined = new Map<string, Texts>();

/**
 * The texts of one part of the interface in both languages. A key that one language lacks is a type error. English
 * texts that count are written `{ one, other }`; Japanese has one form.
 */
export function defineTexts<const E extends Readonly<Record<string, EnglishText>>>(
  namespace: string,
  texts: { readonly en: E; readonly ja: { readonly [Key in keyof NoInfer<E>]: string } },
): Texts<E> {
  const made: Texts<E> = { namespace, ...texts };
  defined.set(namespace, made);
  i18n.addResourceBundle('en', namespace, forms(texts.en), true, true);
  i18n.addResourceBundle('ja', namespace, forms(texts.ja, texts.en), true, true);
  return made;
}

/** All texts that are loaded, for tests that compare the languages. */
export function definedTexts(): readonly Texts[] {
  return [...defined.values()];
}

/** i18next's form: a counted text has the suffixes `_one` and `_other`. */
function forms(
  texts: Readonly<Record<string, EnglishText>>,
  counted: Readonly<Record<string, EnglishText>> = texts,
): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [key, text] of Object.entries(texts)) {
    if (typeof text !== 'string') {
      flat[`${key}_one`] = text.one;
      flat[`${key}_other`] = text.other;
    } else if (typeof counted[key] === 'object') {
      flat[`${key}_other`] = text;
    } else {
      flat[key] = text;
    }
  }
  return flat;
}

/** A text outside of components, for example for a document title. */
export function textIn<E extends Readonly<Record<string, EnglishText>>, Key extends keyof E & string>(
  texts: Texts<E>,
  language: Language,
  key: Key,
  ...values: TextValues<E[Key]>
): string {
  const said: Record<string, string | number> = { ...values[0] };
  const fixed = i18n.getFixedT(language, texts.namespace) as (key: string, values: typeof said) => string;
  return fixed(key, said);
}
