import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openTwoBooks, type TwoBooks } from './two-books.fixture.ts';

type Step = { kind: keyof typeof steps; at: number; line: number; quantity: number; time: number };

const orderOf = ({ orders }: TwoBooks, { at }: Step) => orders[at % orders.length];

const steps = {
  order: ({ shop }, { quantity, line }) =>
    shop.order(line === 0 ? [quantity + 1] : [quantity + 1, line]),
  changeLine(books, step) {
    const order = orderOf(books, step);
    const lines = order?.lines.filter(({ isGone }) => !isGone) ?? [];
    const line = lines[step.line % lines.length];
    if (order && line) books.shop.changeLine(order, line, step.quantity);
  },
  addLine(books, step) {
    const order = orderOf(books, step);
    if (order) books.shop.addLine(order, step.quantity + 1);
  },
  send(books, step) {
    const order = orderOf(books, step);
    const line = order?.lines[step.line % order.lines.length];
    if (order && line && !line.isGone) books.shop.send(order, line, step.quantity);
  },
  leave(books, step) {
    const order = orderOf(books, step);
    if (order) books.shop.leave(order);
  },
  cancel(books, step) {
    const order = orderOf(books, step);
    if (order) books.shop.cancel(order);
  },
  receive: ({ oneC }, { quantity }) => oneC.receive(quantity),
  sell: ({ oneC }, { quantity }) => oneC.sell(quantity),
  query: ({ shop, oneC }) => oneC.load(shop.query()),
  'query, and the answer is lost'({ shop, oneC }) {
    shop.query();
    oneC.giveUp();
  },
  success: (books) => books.confirm(false),
  'query and success'(books) {
    books.oneC.load(books.shop.query());
    books.confirm(false);
  },
  'success, and nobody hears it': (books) => books.confirm(true),
  'change by 1C'(books, step) {
    const order = orderOf(books, step);
    if (order) books.oneC.change(order, step.quantity);
  },
  'cancel by 1C'(books, step) {
    const order = orderOf(books, step);
    if (order) books.oneC.change(order, null);
  },
  // Some come twice, and some late.
  document({ shop, documents }, { at, quantity }) {
    const document = documents[at % documents.length];
    if (!document) return;
    shop.hear(document);
    if (quantity % 2 === 0) documents.splice(documents.indexOf(document), 1);
  },
  'count the shelf': (books) => books.countShelf(),
  stamp: (books) => books.stamp(),
  write: ({ oneC }) => oneC.write(),
  count({ shop, files }, { at, quantity }) {
    const file = files.at(-1 - (quantity % 2 === 0 ? 0 : at % Math.max(1, files.length)));
    if (file) shop.count(file);
  },
} satisfies Record<string, (books: TwoBooks, step: Step) => unknown>;

const anyStep: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...(Object.keys(steps) as (keyof typeof steps)[])),
  at: fc.nat({ max: 2 }),
  line: fc.nat({ max: 1 }),
  quantity: fc.nat({ max: 6 }),
  time: fc.nat({ max: 3 }),
});

/** Everything that was on its way arrives, and 1C is told and counts once more. */
function settle(books: TwoBooks) {
  for (const document of books.documents.splice(0)) books.shop.hear(document);
  for (let time = 0; time < 2; time += 1) {
    books.pass(100);
    books.oneC.load(books.shop.query());
    books.confirm(false);
  }
  books.pass(100);
  books.stamp();
  books.oneC.write();
  const file = books.files.at(-1);
  if (file) books.shop.count(file);
}

test('what is for sale is never more than is there and not promised, and in the end it is all of that', () => {
  fc.assert(
    fc.property(
      fc.record({ goods: fc.nat({ max: 40 }), offset: fc.integer({ min: -20, max: 20 }) }),
      fc.array(anyStep, { maxLength: 30, size: 'max' }),
      (began, taken) => {
        const books = openTwoBooks(began);
        for (const step of taken) {
          books.pass(step.time);
          steps[step.kind](books, step);
          expect(books.free()).toBeLessThanOrEqual(books.most());
        }
        settle(books);
        expect(books.free()).toBe(books.agreed());
      },
    ),
    { numRuns: 20_000 },
  );
});
