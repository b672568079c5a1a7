import { documentNames } from '../../../contract/document-names.ts';
import { buttonClass } from '../../../kit/ui/button.tsx';
import { locale } from '../../i18n.ts';
import { text } from './messages.ts';
import { PaperLink } from './paper-link.tsx';

/** The delivery note of one parcel, in its buyer's language. */
export function ParcelPaper({ orderId, parcelId }: { orderId: string; parcelId: number }) {
  const order = encodeURIComponent(orderId);
  return (
    <PaperLink
      href={`/api/staff/orders/${order}/documents/delivery-note/?parcel=${parcelId}`}
      label={`${documentNames['delivery-note'][locale]} ${text.newTab}`}
      className={buttonClass('ghost', 'sm')}
    >
      {documentNames['delivery-note'][locale]}
    </PaperLink>
  );
}
