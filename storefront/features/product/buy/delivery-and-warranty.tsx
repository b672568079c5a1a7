import type { ReactNode } from 'react';
import { formatLei } from '../../../../contract/money.ts';
import { useLocale } from '../../../../kit/i18n/locale.ts';
import { useMessages } from '../../../../kit/i18n/messages.ts';
import { Icon, type IconName } from '../../../../kit/ui/icon.tsx';
import { messages } from '../messages.ts';
import type { ShownPage } from '../shown-page.ts';

/** Lei, as the shop's settings say. */
type Delivery = { free_above: number; fee_capital: number; fee_elsewhere: number };

type Props = { product: ShownPage; delivery: Delivery | null };

/** What comes with the product: how it gets there and how long it is answered for. */
export function DeliveryAndWarranty({ product, delivery }: Props) {
  const text = useMessages(messages);
  const locale = useLocale();
  const lei = (amount: number) => formatLei(amount, locale).replace(',00', '');
  return (
    <ul className="grid gap-3 text-sm">
      {delivery && (
        <Line icon="truck">
          {text.freeDelivery(lei(delivery.free_above))}
          <span className="block text-steel">
            {text.paidDelivery(lei(delivery.fee_capital), lei(delivery.fee_elsewhere))}
          </span>
        </Line>
      )}
      {product.warranty > 0 && <Line icon="shield">{text.warranty(product.warranty)}</Line>}
    </ul>
  );
}

const Line = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <li className="flex gap-3">
    <Icon name={icon} size={20} className="text-copper" />
    <div>{children}</div>
  </li>
);
