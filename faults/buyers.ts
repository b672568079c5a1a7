import { addCustomer } from '../server/testing/add-customer.ts';
import { uniqueName } from '../testing/unique-name.ts';
import { PRICE } from './goods-on-trial.ts';
import type { ShopOnTrial } from './shop-on-trial.ts';
import { interruption, PATIENCE, pause, waitFor } from './wait-for.ts';

/** One order as a buyer means it: sent again under its key until the shop says what became of it. */
export type Wish = { key: string; acknowledged: Set<string> };

export type Crowd = {
  product: { id: number; stock: number };
  customers: number[];
  wishes: Wish[];
  /** How often something was sent again, and what was answered that no buyer should hear. */
  repeated: number;
  odd: string[];
  /** How often each status was heard; 0: no answer at all. */
  heard: Map<number, number>;
  /** When each order was acknowledged. */
  moments: number[];
  /** Answers of 503 that do not say when to come again. */
  unpromising: number;
};

/** Where they order. */
export type Selling = Pick<ShopOnTrial, 'db' | 'url' | 'addProduct'>;

type Habits = {
  buyers: number;
  /** Of each buyer while the fault lasts. */
  orders: number;
  /** Whether they order more than that for as long as it lasts. */
  goOn?: boolean;
  /** Pieces that are there for all of them. */
  stock?: number;
  /** Milliseconds between two orders of one buyer. */
  between?: number;
};

/** Of each buyer after the fault: the shop sells again. */
const AFTERWARDS = 2;
/** Milliseconds before something is sent again. */
const AGAIN_AFTER = 100;
/** Milliseconds a buyer waits for an answer: some are less patient than the shop. */
const waitsFor = (buyer: number) => 2_000 * (1 + (buyer % 4));

/** Buyers who order one piece after the other while `fault` happens, and some after it. */
export async function orderDuring(
  trial: Selling,
  { buyers, orders, goOn = false, stock = 1_000_000, between = 10 }: Habits,
  fault: (crowd: Crowd, until: (many: number) => Promise<void>) => Promise<void>,
): Promise<Crowd> {
  const { crowd, tokens } = await gatherCrowd(trial, buyers, stock);
  const end = Promise.withResolvers<void>();
  let isOver = false;
  const until = (many: number) => waitFor(`${many} orders`, () => countAcknowledged(crowd) >= many);
  const buying = Promise.all(
    tokens.map(async (token, at) => {
      const buyer = { token, patience: waitsFor(at) };
      const buyWhile = async (isWanted: (placed: number) => boolean) => {
        for (let placed = 0; isWanted(placed); placed += 1) {
          if (!(await placeOne(trial, crowd, buyer))) return;
          await pause(between);
        }
      };
      await buyWhile((placed) => placed < orders || (goOn && !isOver));
      await end.promise;
      await buyWhile((placed) => placed < AFTERWARDS);
    }),
  );
  // Heard below, once the fault is over.
  buying.catch(() => {});
  try {
    await fault(crowd, until);
  } finally {
    isOver = true;
    end.resolve();
  }
  await buying;
  return crowd;
}

/** So many buyers of one product, with the tokens by which they order. */
export async function gatherCrowd(trial: Selling, buyers: number, stock: number) {
  const product = await trial.addProduct(stock);
  const crowd: Crowd = {
    product,
    customers: [],
    wishes: [],
    repeated: 0,
    odd: [],
    heard: new Map(),
    moments: [],
    unpromising: 0,
  };
  const tokens: string[] = [];
  for (let at = 0; at < buyers; at += 1) {
    const { token, user } = await addCustomer(trial.db, { username: uniqueName('cumparator') });
    crowd.customers.push(user.id);
    tokens.push(token);
  }
  return { crowd, tokens };
}

export const countAcknowledged = ({ wishes }: Pick<Crowd, 'wishes'>) =>
  wishes.filter(({ acknowledged }) => acknowledged.size > 0).length;

type Buyer = { token: string; patience: number };

/** False where nothing is left to buy. */
export async function placeOne(trial: Selling, crowd: Crowd, buyer: Buyer): Promise<boolean> {
  const wish: Wish = { key: uniqueName('comanda'), acknowledged: new Set() };
  crowd.wishes.push(wish);
  const until = Date.now() + PATIENCE;
  while (Date.now() < until) {
    const { status, id } = await send(trial.url(), crowd, wish.key, buyer);
    crowd.heard.set(status, (crowd.heard.get(status) ?? 0) + 1);
    if (status === 409) return false;
    if (status === 201) {
      wish.acknowledged.add(id);
      crowd.moments.push(Date.now());
      return true;
    }
    if (status !== 0 && status !== 503) crowd.odd.push(`${status} ${id}`);
    crowd.repeated += 1;
    await pause(AGAIN_AFTER);
  }
  throw new Error('An order was sent again and again, and never taken.');
}

/** Status 0: no answer at all. */
async function send(url: string | null, crowd: Crowd, key: string, buyer: Buyer) {
  if (!url) return { status: 0, id: '' };
  const order = {
    delivery_type: 'pickup',
    pay_method: 'cash',
    // Read in the database afterwards, beside the shop's own notes of keys.
    comment: key,
    order_products: [{ id: crowd.product.id, price: PRICE, quantity: 1 }],
  };
  try {
    const answer = await fetch(`${url}/api/orders/orders/`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Token ${buyer.token}`,
        'Idempotency-Key': key,
      },
      body: JSON.stringify(order),
      signal: AbortSignal.any([interruption, AbortSignal.timeout(buyer.patience)]),
    });
    const text = await answer.text();
    const { status } = answer;
    if (status === 503 && !answer.headers.has('Retry-After')) crowd.unpromising += 1;
    return { status, id: status === 201 ? String(JSON.parse(text).id) : text.slice(0, 100) };
  } catch {
    return { status: 0, id: '' };
  }
}
