import type { OwnOrder } from '../../../../contract/shapes/order.ts';
import { useLocale } from '../../../i18n/locale.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { formatMoment } from './format-moment.ts';
import { messages } from './messages.ts';
import { statusWords } from './status-words.ts';

/** How far the order has come, and when; the last line is the present. */
export function OrderSteps({ order: { history } }: { order: OwnOrder }) {
  const locale = useLocale();
  const text = useMessages(messages);
  return (
    <ol
      aria-label={text.steps}
      className="flex flex-wrap gap-x-8 gap-y-3 text-sm text-steel max-md:flex-col"
    >
      {history.map(({ status, at }) => (
        <li
          key={status + at}
          className="relative pl-5 before:absolute before:top-1.5 before:left-0 before:size-2 before:rounded-full before:bg-line last:before:bg-copper"
        >
          <span className="block font-medium text-ink">{statusWords[locale][status]}</span>
          <time dateTime={at} className="tabular-nums">
            {formatMoment(at)}
          </time>
        </li>
      ))}
    </ol>
  );
}
