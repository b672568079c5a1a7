import type { PayMethod } from '../../../contract/constants.ts';
import type { Days, DeliveryNow } from '../../../contract/shapes/delivery.ts';
import { useLocale } from '../../i18n/locale.ts';
import { useMessages } from '../../i18n/messages.ts';
import { Icon } from '../../ui/icon.tsx';
import { wordsOf } from './delivery-days.ts';
import { messages } from './messages.ts';

type Props = {
  delivery: DeliveryNow;
  hasCut: boolean;
  isFetched: boolean;
  /** Of what is chosen; null while it is not. */
  chosen: Days | null;
  payMethod: PayMethod | null;
};

/** In the summary of a cart: when the order is there if it is sent now. */
export function PromisedLine({ delivery, hasCut, isFetched, chosen, payMethod }: Props) {
  const text = useMessages(messages);
  const locale = useLocale();
  const lines = (): string[] => {
    const said = (days: Days, words: (when: string) => string) => {
      const when = wordsOf(days, hasCut, delivery, locale);
      return when ? [words(when)] : [];
    };
    if (payMethod === 'transfer') return [text.afterPayment];
    if (!chosen) {
      const { title, days } = delivery.places.in_shop;
      return [
        ...said(delivery.courier.capital, text.inCapital),
        ...said(days, (when) => text.atPlace(title, when)),
      ];
    }
    const [day = isFetched ? null : text.noDay] = said(
      chosen,
      isFetched ? text.ready : text.courier,
    );
    return [day, hasCut && day !== text.noDay ? text.withCut : null].filter(
      (line) => line !== null,
    );
  };
  return (
    <div className="flex gap-2 text-sm" aria-live="polite">
      <Icon name="calendar" size={20} className="text-copper" />
      <div>
        {lines().map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  );
}
