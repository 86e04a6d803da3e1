import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { defineTexts } from './define-texts.ts';
import { setLanguage } from './i18n.ts';
import { useTexts } from './use-texts.ts';

const texts = defineTexts('i18n-test', {
  en: { greeting: 'Hello {{name}}', cards: { one: '{{count}} card', other: '{{count}} cards' } },
  ja: { greeting: '{{name}}さん、こんにちは', cards: '{{count}}枚' },
});

function Sample() {
  const t = useTexts(texts);
  return <p>{`${t('greeting', { name: 'A & B' })} / ${t('cards', { count: 1 })} / ${t('cards', { count: 40 })}`}</p>;
}

test('Language: English has plural forms, a switch shows Japanese at once, and nothing is escaped', () => {
  render(<Sample />);
  expect(screen.getByText('Hello A & B / 1 card / 40 cards')).toBeDefined();
  act(() => setLanguage('ja'));
  expect(screen.getByText('A & Bさん、こんにちは / 1枚 / 40枚')).toBeDefined();
  expect(document.documentElement.lang).toBe('ja');
});
