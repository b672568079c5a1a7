import { Hono } from 'hono';
import type { Bank, BankContext } from './bank.ts';
import type { Session } from './books.ts';
import { isCard } from './cards.ts';
import { buyersPage } from './pages/buyers-page.ts';
import { takePayment } from './take-payment.ts';

/** The page of a checkout, and the one that stands for a bank's app in which a QR code was opened. */
export function maibPages(bank: Bank) {
  const app = new Hono<BankContext>();

  const sessionOf = (bare: string) => {
    const id = bank.books.sessionIds().find((one) => one.replaceAll('-', '') === bare);
    return id === undefined ? undefined : bank.books.session(id);
  };

  const shown = (session: Session, isRefused = false) =>
    buyersPage({
      ...session,
      isOpen: session.status === 'open',
      isQr: session.product === 'qr',
      isRefused,
      offers: session.status === 'paid' ? ['leave'] : ['pay', 'refuse', 'leave', 'late'],
    });

  app.get('/:id', (c) => {
    const session = sessionOf(c.req.param('id'));
    return session ? c.html(shown(session)) : c.notFound();
  });

  app.post('/:id', async (c) => {
    const session = sessionOf(c.req.param('id'));
    if (!session) return c.notFound();
    const { act, card } = await c.req.parseBody();
    const isOpen = session.status === 'open';
    if (act === 'pay' && isOpen) {
      const isGood = session.product === 'qr' || (isCard(card) && card === 'good');
      if (!isGood) return c.html(shown(session, true));
      takePayment(bank, session);
      return back(session, session.successUrl, 'Completed');
    }
    if (act === 'late' && session.status !== 'paid') {
      // It ends first, and then the money comes all the same.
      session.expiresAt = bank.clock.now();
      takePayment(bank, session);
      return back(session, session.successUrl, 'Completed');
    }
    if (act === 'refuse' && isOpen) {
      bank.books.end(session, 'failed');
      return back(session, session.failUrl, 'Failed');
    }
    return act === 'leave' ? back(session, session.failUrl, null) : c.html(shown(session));
  });

  return app;
}

/** What stands in the address proves nothing, to nobody. */
function back(session: Session, url: string | null, checkoutStatus: string | null) {
  if (!url) return new Response('Înapoi la magazin. Вернитесь в магазин.', { status: 200 });
  const address = new URL(url);
  if (session.product === 'checkout') {
    address.searchParams.set('checkoutId', session.id);
    if (checkoutStatus) address.searchParams.set('checkoutStatus', checkoutStatus);
    address.searchParams.set('orderId', session.ref ?? '');
  }
  return new Response(null, { status: 303, headers: { Location: address.href } });
}
