import { expect, test } from 'vitest';
import { languageOf } from './language.ts';

test.each([
  [['ja-JP', 'en-US'], 'ja'],
  [['ja_JP.UTF-8'], 'ja'],
  [['de-DE', 'ja'], 'ja'],
  [['en-GB'], 'en'],
  [['C'], 'en'],
  [['japanese'], 'en'],
  [[], 'en'],
])('%j is spoken as %s', (tags, language) => {
  expect(languageOf(tags)).toBe(language);
});
