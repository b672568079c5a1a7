import type { SearchReading } from '../../../../contract/shapes/listing.ts';
import { useMessages } from '../../../../kit/i18n/messages.ts';
import { messages } from './reading-messages.ts';

type Props = {
  /** Null when nothing was searched. */
  reading: SearchReading | null;
  /** Where the text is searched just as it was typed. */
  exactHref: (typed: string) => string;
  /** What was done, without the reasons. */
  brief?: boolean;
};

const asTyped = { text: '', searched: '', change: null, left_out: [], equivalents: [] };

/**
 * Says when something else was searched than what was typed. It is there also when it has nothing
 * to say: a place that comes together with its words is not read aloud.
 */
export function SearchNotice({ reading, exactHref, brief = false }: Props) {
  const words = useMessages(messages);
  const { text, searched, change, left_out, equivalents }: SearchReading = reading ?? asTyped;
  const reason = change && !brief ? words[change] : '';
  // Where no word was left to search by, the empty list says all there is to say.
  const isPart = left_out.length > 0 && left_out.length < searched.split(/\s+/).length;
  const leftOut = isPart ? words.leftOut(left_out) : '';
  const further = [reason, leftOut].filter(Boolean).join(' ');
  const explained = !brief && equivalents.length > 0;
  const isSilent = !change && !leftOut && !explained;
  return (
    <div className={isSilent ? 'sr-only' : 'flex flex-wrap items-center gap-x-4 text-steel'}>
      <p role="status" className="wrap-anywhere">
        {change && (
          <>
            {words.searched} <b className="font-semibold text-ink">{searched}</b>
            {further && '. '}
          </>
        )}
        {further}
      </p>
      {change && (
        <a
          href={exactHref(text)}
          rel="nofollow"
          className="link -my-2 inline-flex min-h-11 items-center font-medium wrap-anywhere"
        >
          {words.insist(text)}
        </a>
      )}
      {explained && <p className="basis-full text-sm">{words.meaning}</p>}
    </div>
  );
}
