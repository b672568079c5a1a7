import { statusesToCome } from '../../../../contract/order-transitions.ts';
import type { OwnOrder } from '../../../../contract/shapes/order.ts';
import { useLocale } from '../../../../kit/i18n/locale.ts';
import { useMessages } from '../../../../kit/i18n/messages.ts';
import { formatMoment } from './format-moment.ts';
import { messages } from './messages.ts';
import { statusWords } from './status-words.ts';

/** How far the order has come, and when; after the present what is still to come. */
export function OrderSteps({ order }: { order: OwnOrder }) {
  const { history } = order;
  const locale = useLocale();
  const text = useMessages(messages);
  const present = history.at(-1)?.at;
  return (
    <ol
      aria-label={text.steps}
      className="flex flex-wrap gap-x-8 gap-y-3 text-sm text-steel max-md:flex-col"
    >
      {history.map(({ status, at }) => (
        <li
          key={status + at}
          className="relative pl-5 before:absolute before:top-1.5 before:left-0 before:size-2 before:rounded-full before:bg-line aria-[current]:before:bg-copper"
          aria-current={at === present ? 'step' : undefined}
        >
          <span className="block font-medium text-ink">{statusWords[locale][status]}</span>
          <time dateTime={at} className="tabular-nums">
            {formatMoment(at)}
          </time>
        </li>
      ))}
      {statusesToCome(order).map((status) => (
        <li
          key={status}
          className="relative pl-5 before:absolute before:top-1.5 before:left-0 before:size-2 before:rounded-full before:border before:border-edge"
        >
          <span className="block">{statusWords[locale][status]}</span>
          <span>{text.toCome}</span>
        </li>
      ))}
    </ol>
  );
}
