import { useEffect, useRef } from 'react';
import { formatLei } from '../../../contract/money.ts';
import { localPath, useLocale } from '../../i18n/locale.ts';
import { useMessages } from '../../i18n/messages.ts';
import { Alert } from '../../ui/alert.tsx';
import type { LineChange } from './line-changes.ts';
import { sendMessages } from './messages.ts';
import type { Trouble } from './use-order-sending.ts';

/** Comes into view by itself: it may be far from the button that was pressed. */
export function TroubleAlert({ trouble }: { trouble: Trouble }) {
  const place = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each trouble is shown anew
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [trouble]);

  return (
    <div ref={place} tabIndex={-1} className="scroll-mt-24 scroll-mb-28 outline-none">
      <Explanation trouble={trouble} />
    </div>
  );
}

/** A long list would push the button out of view; the lines themselves show what holds now. */
const SHOWN = 5;

function Explanation({ trouble }: { trouble: Trouble }) {
  const text = useMessages(sendMessages);
  const locale = useLocale();
  switch (trouble.kind) {
    case 'changed':
      return (
        <Alert kind="error" title={text.changedTitle}>
          <p>{text.changed}</p>
          <ul className="mt-2 list-disc space-y-1 pl-5 font-medium">
            {trouble.changes.slice(0, SHOWN).map((change) => (
              <Change key={`${change.id} ${change.kind}`} change={change} />
            ))}
            {trouble.changes.length > SHOWN && (
              <li>{text.moreChanges(trouble.changes.length - SHOWN)}</li>
            )}
            {trouble.fee !== null && <li>{text.newFee(formatLei(trouble.fee, locale))}</li>}
          </ul>
        </Alert>
      );
    case 'placed-before':
      return (
        <Alert kind="error" title={text.placedTitle}>
          <p>{text.placed}</p>
          {trouble.order && (
            <a
              href={localPath(locale, `/success/${trouble.order.id}`)}
              className="link mt-2 inline-block"
            >
              {text.openPlaced}
            </a>
          )}
        </Alert>
      );
    case 'busy':
      return (
        <Alert kind="error" title={text.busyTitle}>
          {trouble.seconds === null ? text.busy : text.busyFor(trouble.seconds)}
        </Alert>
      );
    default:
      return (
        <Alert kind="error" title={text[`${trouble.kind}Title`]}>
          {text[trouble.kind]}
        </Alert>
      );
  }
}

function Change({ change }: { change: LineChange }) {
  const text = useMessages(sendMessages);
  const locale = useLocale();
  const lei = (amount: number | null) => (amount === null ? '' : formatLei(amount, locale));
  switch (change.kind) {
    case 'price':
      return <li>{text.newPrice(change.title, lei(change.from), lei(change.to))}</li>;
    case 'lowered': {
      const { title, from, to, unit } = change;
      return <li>{text.lowered(title, `${from}\u00a0${unit}`, `${to}\u00a0${unit}`)}</li>;
    }
    case 'gone':
      return <li>{text.gone(change.title)}</li>;
  }
}
