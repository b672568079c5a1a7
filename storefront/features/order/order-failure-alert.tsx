import { useEffect, useRef } from 'react';
import { formatLei, formatPrice } from '../../../contract/money.ts';
import { localPath, useLocale } from '../../../kit/i18n/locale.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Alert } from '../../../kit/ui/alert.tsx';
import type { LineChange } from './line-changes.ts';
import { sendMessages } from './messages.ts';
import type { OrderFailure } from './use-order-sending.ts';

/** Comes into view by itself: it may be far from the button that was pressed. */
export function OrderFailureAlert({ failure }: { failure: OrderFailure }) {
  const place = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure is shown anew
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);

  return (
    <div ref={place} tabIndex={-1} className="scroll-mt-24 scroll-mb-28 outline-none">
      <Explanation failure={failure} />
    </div>
  );
}

/** A long list would push the button out of view; the lines themselves show what holds now. */
const SHOWN = 5;

function Explanation({ failure }: { failure: OrderFailure }) {
  const text = useMessages(sendMessages);
  const locale = useLocale();
  switch (failure.kind) {
    case 'changed':
      return (
        <Alert kind="error" title={text.changedTitle}>
          <p>{text.changed}</p>
          <ul className="mt-2 list-disc space-y-1 pl-5 font-medium">
            {failure.changes.slice(0, SHOWN).map((change) => (
              <Change key={`${change.id} ${change.kind}`} change={change} />
            ))}
            {failure.changes.length > SHOWN && (
              <li>{text.moreChanges(failure.changes.length - SHOWN)}</li>
            )}
            {failure.fee !== null && <li>{text.newFee(formatLei(failure.fee, locale))}</li>}
          </ul>
        </Alert>
      );
    case 'placed-before':
      return (
        <Alert kind="error" title={text.placedTitle}>
          <p>{text.placed}</p>
          {failure.order && (
            <a
              href={localPath(locale, `/success/${failure.order.id}`)}
              className="link mt-2 inline-block"
            >
              {text.openPlaced}
            </a>
          )}
        </Alert>
      );
    case 'busy':
      return (
        <Alert kind="error" title={failure.detail ?? text.busyTitle}>
          {text.busy(failure.minutes)}
        </Alert>
      );
    default:
      return (
        <Alert kind="error" title={text[`${failure.kind}Title`]}>
          {text[failure.kind]}
        </Alert>
      );
  }
}

function Change({ change }: { change: LineChange }) {
  const text = useMessages(sendMessages);
  const locale = useLocale();
  const lei = (amount: number | null) => (amount === null ? '' : formatPrice(amount, locale));
  switch (change.kind) {
    case 'price':
      return <li>{text.newPrice(change.title, lei(change.from), lei(change.to))}</li>;
    case 'lowered': {
      const { title, from, to, unit, uncut } = change;
      return (
        <li>
          {text.lowered(title, `${from}\u00a0${unit}`, `${to}\u00a0${unit}`)}
          {uncut && `. ${text.uncut}`}
        </li>
      );
    }
    case 'not-sold':
      return <li>{text.notSold(change.title)}</li>;
    case 'gone':
      return <li>{text.gone(change.title)}</li>;
  }
}
