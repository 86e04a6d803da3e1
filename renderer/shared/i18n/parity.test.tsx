import { expect, test } from 'vitest';
import { definedTexts } from './define-texts.ts';

// Every module of texts and of keyboard commands that the app has, found by name so that none is left out.
import.meta.glob('../../**/texts.ts', { eager: true });
const commandModules = import.meta.glob('../../**/commands.ts', { eager: true });

const valuesIn = (text: unknown) => [...JSON.stringify(text).matchAll(/\{\{(\w+)/g)].map(([, name]) => name);
const unique = (names: readonly (string | undefined)[]) => [...new Set(names)].sort();

test('Language: every text is there in both languages, not empty, with the same values in it', () => {
  expect(definedTexts().length).toBeGreaterThanOrEqual(7);
  for (const { namespace, en, ja } of definedTexts()) {
    expect(Object.keys(ja).sort(), namespace).toEqual(Object.keys(en).sort());
    for (const [key, text] of Object.entries(en)) {
      expect(ja[key], `${namespace}.${key}`).not.toBe('');
      const counted = typeof text === 'object' ? ['count'] : [];
      expect(unique([...valuesIn(ja[key]), ...counted]), `${namespace}.${key}`).toEqual(
        unique([...valuesIn(text), ...counted]),
      );
    }
  }
});

test('Language: Japanese texts have Japanese in them, and no English word is left where a text was to be translated', () => {
  const same = definedTexts().flatMap(({ namespace, en, ja }) =>
    Object.entries(en)
      .filter(
        ([key, text]) =>
          typeof text === 'string' && text === ja[key] && /[a-z]{3}/.test(text.replace(/\{\{\w+\}\}/g, '')),
      )
      .map(([key]) => `${namespace}.${key}`),
  );
  expect(same).toEqual([]);
});

test('Language: every keyboard command is described in both languages', () => {
  const commands = Object.values(commandModules).flatMap((module) =>
    Object.values(module as Record<string, Record<string, { id: string; text: { en: string; ja: string } }>>).flatMap(
      (group) => Object.values(group),
    ),
  );
  expect(commands.length).toBeGreaterThan(10);
  for (const { id, text } of commands) {
    expect(text.en, id).not.toBe('');
    expect(text.ja, id).toMatch(/[\u3040-\u30ff\u4e00-\u9fff]/);
  }
});
