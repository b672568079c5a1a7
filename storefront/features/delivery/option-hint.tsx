import type { ReactNode } from 'react';
import type { DeliveryType } from '../../../contract/constants.ts';
import type { Days, DeliveryNow } from '../../../contract/shapes/delivery.ts';
import { useLocale } from '../../../kit/i18n/locale.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { wordsOf } from './delivery-days.ts';
import { messages } from './messages.ts';
import { PlaceLines } from './place-lines.tsx';

type Props = {
  type: DeliveryType;
  delivery: DeliveryNow;
  hasCut: boolean;
  /** Of the district that is chosen. */
  chosen: Days | null;
  /** What else is said of it. */
  children?: ReactNode;
};

/** When it comes, or where and from when on it is fetched. */
export function OptionHint({ type, delivery, hasCut, chosen, children }: Props) {
  const text = useMessages(messages);
  const locale = useLocale();
  const said = (days: Days, words: (when: string) => string) => {
    const when = wordsOf(days, hasCut, delivery, locale);
    return when && words(when);
  };
  const { capital, elsewhere } = delivery.courier;
  const days =
    type !== 'courier'
      ? [said(delivery.places[type].days, text.ready)]
      : chosen
        ? [said(chosen, text.courier) ?? text.noDay]
        : [said(capital, text.inCapital), said(elsewhere, text.elsewhere)];
  return (
    <>
      {days.map(
        (day) =>
          day && (
            <span key={day} className="block font-medium text-ink">
              {day}
            </span>
          ),
      )}
      {type !== 'courier' && <PlaceLines place={delivery.places[type]} />}
      {children}
    </>
  );
}
