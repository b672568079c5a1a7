import { useState } from 'react';
import { limits } from '../../../../contract/constants.ts';
import { message } from '../../../../contract/messages.ts';
import { formatLei, toLei } from '../../../../contract/money.ts';
import { isInStock } from '../../../../contract/stock.ts';
import { useLocale } from '../../../../kit/i18n/locale.ts';
import { useMessages } from '../../../../kit/i18n/messages.ts';
import { Button } from '../../../../kit/ui/button.tsx';
import { Skeleton } from '../../../../kit/ui/skeleton.tsx';
import type { CartLine } from '../../cart/cart-line.ts';
import { type CurrentProduct, withCurrent } from '../../cart/current-products.ts';
import { CutConsent } from '../../order/cut-consent.tsx';
import { sendMessages } from '../../order/messages.ts';
import { OrderConditions } from '../../order/order-conditions.tsx';
import { OrderFailureAlert } from '../../order/order-failure-alert.tsx';
import { totalsOf, vatOf } from '../../order/order-lines.ts';
import { TotalsTable } from '../../order/totals-table.tsx';
import { useOrderSending } from '../../order/use-order-sending.ts';
import { openAuth } from '../../session/auth-request.ts';
import { useSession } from '../../session/session.ts';
import { favourites } from '../favourites-store.ts';
import { favouritesSync } from '../favourites-sync.ts';
import { favouritesOrder } from './favourites-order.ts';
import { listMessages } from './list-messages.ts';

/** Orders what is in stock, with nothing to fill in. Guests are asked to log in first. */
export function OrderPanel({ items }: { items: readonly CartLine[] }) {
  const text = useMessages(listMessages);
  const { signInToOrder } = useMessages(sendMessages);
  const locale = useLocale();
  const session = useSession();
  const isGuest = session.kind === 'guest';
  const isCompany = session.kind === 'customer' && session.user?.is_juridical;
  const ordered = items.filter(({ stock }) => isInStock(stock));
  const canBeOrdered = ordered.length > 0 && ordered.length <= limits.orderLines;
  const totals = totalsOf(ordered);
  const hasCut = ordered.some(({ is_cut }) => is_cut);
  const [agreed, setAgreed] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const { send, sending, failure } = useOrderSending({
    source: 'favourites',
    onPlaced: favourites.takeOrdered,
    onChanged: refreshFavourites,
    onInvalid: () => false,
    onRejected: favouritesSync.reload,
  });

  function order() {
    if (session.kind === 'guest') return openAuth({ tab: 'login', reason: signInToOrder });
    if (!totals) return;
    setAsked(true);
    if (hasCut && !agreed) return;
    const company = session.user?.company_name;
    send(ordered, favouritesOrder({ items: ordered, totals, company, hasCut, locale }));
  }

  const sum = totals && formatLei(toLei(totals.total), locale);
  return (
    <div className="grid gap-4 rounded-card border border-line bg-mist p-4 md:p-6">
      <h2 className="text-xl">{text.summary}</h2>
      {isGuest && <p>{text.guestPrices}</p>}
      {!isGuest &&
        ordered.length > 0 &&
        (totals ? (
          <TotalsTable totals={totals} vat={isCompany ? vatOf(ordered) : null} />
        ) : (
          <Skeleton className="h-24" />
        ))}
      {hasCut && !isGuest && (
        <CutConsent
          checked={agreed}
          onChange={setAgreed}
          error={isAsked && !agreed ? message('VALIDATE.CUT_CONSENT', locale) : undefined}
        />
      )}
      {failure && <OrderFailureAlert failure={failure} />}
      {canBeOrdered ? (
        <Button kind="primary" loading={sending} onClick={order} className="w-full tabular-nums">
          {isGuest ? text.logInAndOrder : sum ? text.order(sum) : text.orderPlain}
        </Button>
      ) : (
        <p>{ordered.length === 0 ? text.nothingInStock : text.tooMany}</p>
      )}
      <p className="text-sm text-steel">
        {text.howItGoes} {ordered.length < items.length && text.soldOutStay}
      </p>
      {ordered.length > 0 && <OrderConditions lines={ordered} />}
    </div>
  );
}

/** What the shop says of products holds here too. One that is sold out stays a favourite. */
const refreshFavourites = (products: readonly CurrentProduct[]) =>
  favourites.change((items) =>
    withCurrent(items, products).map((item) => ({ ...item, quantity: Math.max(1, item.quantity) })),
  );
