import type { PayMethod } from '../../../contract/constants.ts';
import type { Days, DeliveryNow } from '../../../contract/shapes/delivery.ts';
import { useLocale } from '../../../kit/i18n/locale.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Icon } from '../../../kit/ui/icon.tsx';
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
  const said = (days: Days, words: (when: string) => string) => {
    const when = wordsOf(days, hasCut, delivery, locale);
    return when ? [words(when)] : [];
  };
  const read = (): string[] => {
    if (payMethod === 'transfer') return [text.afterPayment];
    if (!chosen) {
      const { title, days } = delivery.places.in_shop;
      return [
        ...said(delivery.courier.capital, text.inCapital),
        ...said(days, (when) => text.atPlace(title, when)),
      ];
    }
    const promised = said(chosen, isFetched ? text.ready : text.courier);
    if (promised.length === 0) return isFetched ? [] : [text.noDay];
    return hasCut ? [...promised, text.withCut] : promised;
  };
  const lines = read();
  if (lines.length === 0) return null;
  return (
    <div className="flex min-h-10 gap-2 text-sm" aria-live="polite">
      <Icon name="calendar" size={20} className="text-copper" />
      <div>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  );
}
