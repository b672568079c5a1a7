import { useState } from 'react';
import type { StaffOrder } from '../../../contract/staff/orders/shapes.ts';
import { orderWords } from '../../../contract/staff/orders/words.ts';
import { writtenPromise } from '../../../contract/written-day.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { locale } from '../../i18n.ts';
import { useMay } from '../../session/session.ts';
import { formatMoment } from '../../ui/format.ts';
import { Panel } from '../../ui/panel.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import { text } from './order-messages.ts';

const words = orderWords[locale];

/** Who ordered, and where it goes. The phone is a link. */
export function ContactPanel({ order }: { order: StaffOrder }) {
  const mayEdit = useMay('orders.write');
  const mayOpen = useMay('customers.read');
  const [isEditing, setEditing] = useState(false);
  const place = [order.city, order.suburb, order.address].filter(Boolean).join(', ');
  return (
    <Panel
      title={text.customer}
      actions={
        mayEdit && (
          <Button size="sm" aria-label={text.editContact} onClick={() => setEditing(true)}>
            {text.edit}
          </Button>
        )
      }
    >
      <div className="grid gap-1 text-sm">
        <p className="text-base font-semibold">
          {mayOpen ? (
            <a
              href={`/admin/customers/${order.customer.id}`}
              className="text-copper hover:underline"
            >
              {order.name}
            </a>
          ) : (
            order.name
          )}
        </p>
        {order.company && (
          <p>
            {order.company}
            {order.idno && <span className="text-steel"> · IDNO {order.idno}</span>}
            {order.tva && (
              <span className="text-steel">
                {' '}
                · {text.tva} {order.tva}
              </span>
            )}
            {order.legal_address && <span className="block text-steel">{order.legal_address}</span>}
          </p>
        )}
        <p>
          <PhoneLink phone={order.phone} />
        </p>
        <p>
          <a href={`mailto:${order.email}`} className="break-all text-copper underline">
            {order.email}
          </a>
        </p>
        <p className="mt-2">
          <b>{words.delivery[order.delivery_type]}</b>
          {place && <span className="block">{place}</span>}
          {order.promised_day && (
            <span className="block">
              {text.promised_day}: {writtenPromise(order, locale)}
            </span>
          )}
        </p>
        {order.comment && (
          <p className="mt-2 rounded-control bg-mist p-3 whitespace-pre-wrap">{order.comment}</p>
        )}
        {order.cut_consent_at && (
          <p className="mt-2 text-steel">{text.cutConsent(formatMoment(order.cut_consent_at))}</p>
        )}
        <p className="mt-2 text-steel">
          {text.language}: {text[order.lang]}
        </p>
        <p className="text-steel">{text.ordersOfCustomer(order.customer.orders)}</p>
      </div>
      {isEditing && <ContactDialog order={order} onClose={() => setEditing(false)} />}
    </Panel>
  );
}
