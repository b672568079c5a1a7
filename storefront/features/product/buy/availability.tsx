import { isInStock } from '../../../../contract/stock.ts';
import { useMessages } from '../../../../kit/i18n/messages.ts';
import { messages } from '../messages.ts';
import type { ShownPage } from '../shown-page.ts';

export function Availability({ product: { stock, units } }: { product: ShownPage }) {
  const text = useMessages(messages);
  const there = isInStock(stock);
  return (
    <p
      className={`inline-flex items-center gap-2 justify-self-start rounded-full px-3 py-1 text-sm font-semibold tabular-nums ${there ? 'bg-ok-soft text-ok' : 'bg-mist text-steel'}`}
    >
      <span className="size-2 flex-none rounded-full border-2 border-current" />
      {there ? text.inStock(stock, units) : text.noStock}
    </p>
  );
}
