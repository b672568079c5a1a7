import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { InRouter } from '../../router/in-router.tsx';
import { staticRouter } from '../../router/router.ts';
import { line } from './line.fixture.ts';
import { orderProducts } from './order-lines.ts';
import { useOrderSending } from './use-order-sending.ts';

const Nothing = () => null;

const router = staticRouter({
  location: { pathname: '/', search: '', hash: '', key: '' },
  screen: '',
  params: {},
  data: undefined,
  frame: undefined,
  problem: null,
  isForCustomer: false,
  Component: Nothing,
  Problem: Nothing,
  needsReload: undefined,
});

const beHere = (token: string) => vi.stubGlobal('document', { cookie: `token=${token}` });
afterEach(() => void vi.unstubAllGlobals());

type Sending = ReturnType<typeof useOrderSending>;

function Order({ onPlaced, hand }: { onPlaced: () => void; hand: (sending: Sending) => void }) {
  const unused = { onChanged() {}, onInvalid: () => false, onRejected() {} };
  hand(useOrderSending({ source: 'cart', onPlaced, ...unused }));
  return null;
}

/** What is taken out of the list once Ion's order is placed, as `meanwhile` happens. */
async function takenOut(meanwhile = () => {}) {
  const onPlaced = vi.fn();
  const hand = vi.fn<(sending: Sending) => void>();
  renderToString(
    <InRouter router={router}>
      <Order onPlaced={onPlaced} hand={hand} />
    </InRouter>,
  );
  beHere('ion');
  async function fetch() {
    meanwhile();
    return Response.json({ id: 'ABCD-1234' }, { status: 201 });
  }
  vi.stubGlobal('window', { location: new URL('http://shop/'), fetch });
  const items = [line({ id: 1 }), line({ id: 2, is_archived: true }), line({ id: 3 })];
  await hand.mock.lastCall?.[0].send(items, {
    order_products: orderProducts(items),
    pay_method: 'cash',
    total_price: 0,
    total_discount: 0,
    cost_of_delivery: 0,
    city: '',
    suburb: '',
    comment: '',
    lang: 'ro',
    user_id: 0,
  });
  return onPlaced.mock.calls;
}

test('an order takes out what was ordered; what is no longer sold was not, and stays', async () => {
  expect(await takenOut()).toEqual([[[1, 3]]]);
});

test('an order placed as somebody else comes takes nothing out of their list', async () => {
  expect(await takenOut(() => beHere('ana'))).toEqual([]);
});
