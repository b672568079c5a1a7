import type { BuyersOrder } from '../../../contract/shapes/order.ts';
import { localPath, useLocale } from '../../../kit/i18n/locale.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { Icon } from '../../../kit/ui/icon.tsx';
import { Skeleton } from '../../../kit/ui/skeleton.tsx';
import { LateNote } from '../../ui/late-note.tsx';
import { Unreachable } from '../../ui/unreachable.tsx';
import { openAuth } from '../session/auth-request.ts';
import { useSession } from '../session/session.ts';
import { OrderPapers } from './order-papers.tsx';
import { OrderView } from './order-view.tsx';
import { PaymentDetails } from './payment-details.tsx';
import { type Contacts, ContactsBelow, ShopContacts } from './shop-contacts.tsx';
import { useOrder } from './use-order.ts';
import { viewMessages } from './view-messages.ts';

type Props = { id: string; contacts: Contacts | null };

export function SuccessScreen({ id, contacts }: Props) {
  const text = useMessages(viewMessages);
  const { order, isFailed, askAnew } = useOrder(id);
  if (order === 'hidden') return <Neutral contacts={contacts} />;
  if (order) return <Placed order={order} contacts={contacts} />;
  if (!isFailed) return <Loading />;
  return (
    <>
      <h1 className="mb-4 text-2xl md:text-3xl">{text.hiddenTitle}</h1>
      <Unreachable note="warning" title={text.failed} onRetry={askAnew} />
    </>
  );
}

function Placed({ order, contacts }: { order: BuyersOrder; contacts: Contacts | null }) {
  const text = useMessages(viewMessages);
  const locale = useLocale();
  const session = useSession();
  const account = session.kind === 'customer' ? session.user : null;
  return (
    <>
      <div className="mb-6 flex gap-4">
        <Icon name="success" size={44} className="text-ok max-sm:hidden" />
        <div className="max-w-[72ch]">
          <h1 className="text-2xl md:text-3xl">{text.title}</h1>
          <p className="mt-1 text-lg">
            {text.number}: <strong className="tabular-nums">{order.number}</strong>
          </p>
          <p className="mt-2">
            {order.awaits_confirmation ? text.awaiting : text.received} {nextOf(order, text)}{' '}
            {text.sentTo(account?.email || order.email)}
          </p>
          {account && <p className="mt-2">{text.signedIn(account.username)}</p>}
        </div>
      </div>
      <OrderView order={order}>
        <PaymentDetails order={order} />
        <OrderPapers order={order} />
        {contacts && <ShopContacts contacts={contacts} />}
        <Button kind="primary" href={localPath(locale, '/account')}>
          {text.toOrders}
        </Button>
        <Button href={localPath(locale, '/')}>{text.home}</Button>
      </OrderView>
    </>
  );
}

/** The same for a guest, for another customer and for an order that never was. */
function Neutral({ contacts }: { contacts: Contacts | null }) {
  const text = useMessages(viewMessages);
  const locale = useLocale();
  const isGuest = useSession().kind === 'guest';
  return (
    <>
      <EmptyState
        icon="invoice"
        heading="h1"
        title={text.hiddenTitle}
        text={text.hidden}
        actions={
          <>
            {isGuest && (
              <Button kind="primary" icon="login" onClick={() => openAuth({ tab: 'login' })}>
                {text.logIn}
              </Button>
            )}
            <Button href={localPath(locale, '/')}>{text.home}</Button>
          </>
        }
      />
      <ContactsBelow contacts={contacts} />
    </>
  );
}

function Loading() {
  const text = useMessages(viewMessages);
  return (
    <>
      <h1 className="sr-only">{text.hiddenTitle}</h1>
      <Skeleton className="mb-6 h-28 max-w-2xl" />
      <div className="relative grid gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-6">
        <Skeleton className="h-120" />
        <Skeleton className="h-80" />
        <LateNote>{text.loading}</LateNote>
      </div>
    </>
  );
}

/** A proforma is promised where there can be one. */
const nextOf = (
  order: BuyersOrder,
  text: Record<'cashNext' | 'cardNext' | 'transferNext' | 'transferAgreed', string>,
) =>
  order.pay_method === 'transfer' && !order.has_proforma
    ? text.transferAgreed
    : text[`${order.pay_method}Next`];
