import { useMessages } from '../../../i18n/messages.ts';
import { messages } from './messages.ts';

type Props = { title: string; total: number | null };

/** The count is said aloud when a filter changes it. */
export function ListingTitle({ title, total }: Props) {
  const text = useMessages(messages);
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <h1 className="text-2xl md:text-4xl">{title}</h1>
      <p role="status" className="text-steel tabular-nums">
        {total !== null && text.count(total)}
      </p>
    </div>
  );
}
