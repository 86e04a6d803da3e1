import { GemMark } from '../../../../db/model/colossus-order-card.ts';
import { GemStone, SymbolMark } from '../../../shared/card-facts/Mark.tsx';

const symbols = ['red', 'purple', 'green', 'white', 'yellow', 'blue', 'ultimate', 'god', 'any'] as const;

/** The sign of a line: a symbol's shape or a Gem's cut; nothing for a mark that is neither. */
export function BillMark({ mark }: { readonly mark: string }) {
  const symbol = symbols.find((known) => known === mark);
  if (symbol !== undefined) return <SymbolMark symbol={symbol} />;
  const gem = GemMark.safeParse(mark);
  return gem.success ? <GemStone mark={gem.data} /> : null;
}
