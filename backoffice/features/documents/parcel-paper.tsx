import { useMessages } from '../../../storefront/i18n/messages.ts';
import { buttonClass } from '../../../storefront/ui/button.tsx';
import { messages } from './messages.ts';
import { PaperLink } from './paper-link.tsx';

/** The delivery note of one parcel, in its buyer's language. */
export function ParcelPaper({ orderId, parcelId }: { orderId: string; parcelId: number }) {
  const text = useMessages(messages);
  const order = encodeURIComponent(orderId);
  return (
    <PaperLink
      href={`/api/staff/orders/${order}/documents/delivery-note/?parcel=${parcelId}`}
      label={`${text['delivery-note']} ${text.newTab}`}
      className={buttonClass('ghost', 'sm')}
    >
      {text['delivery-note']}
    </PaperLink>
  );
}
