import type { ReactNode } from 'react';
import type { Days, DeliveryNow } from '../../../contract/shapes/delivery.ts';
import { useLocale } from '../../../kit/i18n/locale.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Icon, type IconName } from '../../../kit/ui/icon.tsx';
import { wordsOf } from './delivery-days.ts';
import { messages } from './messages.ts';
import { useDelivery } from './use-delivery.ts';

/** When a product is there if it is ordered now; said by the browser, for pages are kept. */
export default function ProductDays({ isCut }: { isCut: boolean }) {
  const delivery = useDelivery();
  return delivery && <DayLines delivery={delivery} isCut={isCut} />;
}

export function DayLines({ delivery, isCut }: { delivery: DeliveryNow; isCut: boolean }) {
  const text = useMessages(messages);
  const locale = useLocale();
  const said = (days: Days, words: (when: string) => string) => {
    const when = wordsOf(days, isCut, delivery, locale);
    return when && words(when);
  };
  const { courier, places } = delivery;
  const capital = said(courier.capital, text.inCapital);
  const elsewhere = said(courier.elsewhere, text.elsewhere);
  const fetched = [places.in_shop, places.pickup].flatMap(
    ({ title, days }) => said(days, (when) => text.atPlace(title, when)) ?? [],
  );
  return (
    <>
      {(capital || elsewhere) && (
        <Line icon="calendar">
          {capital && <strong className="font-semibold">{capital}</strong>}
          {elsewhere && <span className="block text-steel">{elsewhere}</span>}
        </Line>
      )}
      {fetched.length > 0 && (
        <Line icon="map-pin">
          {fetched.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
          <span className="block text-steel">
            {isCut ? `${text.free} ${text.withCut}` : text.free}
          </span>
        </Line>
      )}
    </>
  );
}

const Line = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <li className="flex gap-3">
    <Icon name={icon} size={20} className="text-copper" />
    <div>{children}</div>
  </li>
);
