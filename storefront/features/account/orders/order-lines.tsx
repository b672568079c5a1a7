import { formatAmount } from '../../../../contract/amount.ts';
import { formatLei, formatPrice, paidPrice } from '../../../../contract/money.ts';
import { writtenPieces } from '../../../../contract/piece-words.ts';
import type { Order } from '../../../../contract/shapes/order.ts';
import { localPath, useLocale } from '../../../../kit/i18n/locale.ts';
import { useMessages } from '../../../../kit/i18n/messages.ts';
import { withNoBreakSpaces } from '../../../ui/no-break-spaces.ts';
import { messages } from './messages.ts';

/** What was ordered, at the prices of that day. */
export function OrderLines({ order }: { order: Order }) {
  const locale = useLocale();
  const text = useMessages(messages);
  const lei = (amount: number) => formatLei(amount, locale);
  return (
    <ul className="divide-y divide-line">
      {order.products.map((line) => {
        const { id, slug, title, code, units } = line;
        const pieces = writtenPieces(line, locale);
        return (
          // A product stands in a line for each of its lengths.
          <li
            key={`${id} ${line.cut_length} ${line.quantity}`}
            className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3 first:pt-0"
          >
            <div className="min-w-60 flex-1">
              <a
                href={localPath(locale, `/product/${slug}`)}
                className="font-medium hover:underline"
              >
                {withNoBreakSpaces(title)}
              </a>
              <div className="text-sm text-steel">
                {text.code} {code}
                {pieces && `, ${pieces}`}
              </div>
            </div>
            <div className="tabular-nums max-md:flex max-md:w-full max-md:justify-between md:text-right">
              <div className="font-semibold max-md:order-last">{lei(line.total)}</div>
              <div className="text-sm text-steel">
                {formatAmount(line.quantity, units)} × {formatPrice(paidPrice(line), locale)}
              </div>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
