import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { setLanguage } from '../../shared/i18n/i18n.ts';
import { ImportButton } from './ImportButton.tsx';
import { useAskedSearch } from './use-asked-search.ts';
import { useLibraryView } from './view.ts';

beforeEach(() => {
  setLanguage('en');
  useLibraryView.setState({ text: 'before', active: 5 });
});

function AskedSearch() {
  useAskedSearch();
  return null;
}

test('A-166: the button and the key I lead to the import of cards', async () => {
  const user = userEvent.setup();
  const { hook, history } = memoryLocation({ path: '/library', record: true });
  render(
    <Router hook={hook}>
      <ImportButton />
    </Router>,
  );
  await user.keyboard('i');
  expect(history.at(-1)).toBe('/library/import');
  await user.click(screen.getByRole('button', { name: 'Import cards' }));
  expect(history).toEqual(['/library', '/library/import', '/library/import']);
});

test('a search in the address is taken once; without one the search stays as it was', () => {
  const plain = memoryLocation({ path: '/library', record: true });
  const { unmount } = render(
    <Router hook={plain.hook} searchHook={plain.searchHook}>
      <AskedSearch />
    </Router>,
  );
  expect(useLibraryView.getState()).toMatchObject({ text: 'before', active: 5 });
  unmount();
  const asked = memoryLocation({ path: '/library', searchPath: 'search=set%3AMY01', record: true });
  render(
    <Router hook={asked.hook} searchHook={asked.searchHook}>
      <AskedSearch />
    </Router>,
  );
  expect(useLibraryView.getState()).toMatchObject({ text: 'set:MY01', active: 0 });
  expect(asked.history).toEqual(['/library']);
});
