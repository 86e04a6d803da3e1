import { useBilingual } from '../../../shared/i18n/use-texts.ts';
import { useCommand } from '../../../shared/keys/use-command.ts';
import { Segmented } from '../../../shared/ui/Segmented.tsx';
import { playtestCommands } from '../commands.ts';
import { actionWord } from './action-words.ts';
import { type AnyOption, optionKey, optionsOfCard } from './options.ts';
import { stateOf, useTable, useTableApi } from './table-store.ts';

/** The ways in which one card can be used (summon or Swift; each ability), where there are several. */
export function OptionTabs({ instance, shown }: { readonly instance: string; readonly shown: AnyOption | null }) {
  const say = useBilingual();
  const api = useTableApi();
  const state = useTable(stateOf);
  const own = optionsOfCard(state, instance);
  useCommand(
    playtestCommands.use,
    () => {
      const at = own.findIndex((option) => shown !== null && optionKey(option) === optionKey(shown));
      const next = own[(at + 1) % own.length];
      if (next !== undefined) api.getState().showOption(optionKey(next));
    },
    own.length > 1,
  );
  if (own.length < 2 || shown === null) return null;
  const heading = { en: 'Use this card to', ja: '使い方' };
  return (
    <Segmented
      label={say(heading)}
      value={optionKey(shown)}
      onChange={(key) => api.getState().showOption(key)}
      choices={own.map((option) => ({
        value: optionKey(option),
        text: `${option.playable ? '✓ ' : ''}${say(actionWord(option))}`,
      }))}
    />
  );
}
