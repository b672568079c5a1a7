import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Ledgers, openLedgers } from './stock-reconciliation.fixture.ts';

type Step = { kind: keyof typeof steps; at: number; line: number; quantity: number; time: number };

const orderOf = ({ orders }: Ledgers, { at }: Step) => orders[at % orders.length];

const steps = {
  order: ({ shop }, { quantity, line }) =>
    shop.order(line === 0 ? [quantity + 1] : [quantity + 1, line]),
  changeLine(ledgers, step) {
    const order = orderOf(ledgers, step);
    const lines = order?.lines.filter(({ isGone }) => !isGone) ?? [];
    const line = lines[step.line % lines.length];
    if (order && line) ledgers.shop.changeLine(order, line, step.quantity);
  },
  addLine(ledgers, step) {
    const order = orderOf(ledgers, step);
    if (order) ledgers.shop.addLine(order, step.quantity + 1);
  },
  send(ledgers, step) {
    const order = orderOf(ledgers, step);
    const line = order?.lines[step.line % order.lines.length];
    if (order && line && !line.isGone) ledgers.shop.send(order, line, step.quantity);
  },
  leave(ledgers, step) {
    const order = orderOf(ledgers, step);
    if (order) ledgers.shop.leave(order);
  },
  cancel(ledgers, step) {
    const order = orderOf(ledgers, step);
    if (order) ledgers.shop.cancel(order);
  },
  receive: ({ oneC }, { quantity }) => oneC.receive(quantity),
  sell: ({ oneC }, { quantity }) => oneC.sell(quantity),
  query: ({ shop, oneC }) => oneC.load(shop.query()),
  'query, and the answer is lost'({ shop, oneC }) {
    shop.query();
    oneC.giveUp();
  },
  success: (ledgers) => ledgers.confirm(false),
  'query and success'(ledgers) {
    ledgers.oneC.load(ledgers.shop.query());
    ledgers.confirm(false);
  },
  'success, and nobody hears it': (ledgers) => ledgers.confirm(true),
  'change by 1C'(ledgers, step) {
    const order = orderOf(ledgers, step);
    if (order) ledgers.oneC.change(order, step.quantity);
  },
  'cancel by 1C'(ledgers, step) {
    const order = orderOf(ledgers, step);
    if (order) ledgers.oneC.change(order, null);
  },
  // Some come twice, and some late.
  document({ shop, documents }, { at, quantity }) {
    const document = documents[at % documents.length];
    if (!document) return;
    shop.hear(document);
    if (quantity % 2 === 0) documents.splice(documents.indexOf(document), 1);
  },
  'count the shelf': (ledgers) => ledgers.countShelf(),
  stamp: (ledgers) => ledgers.stamp(),
  write: ({ oneC }) => oneC.write(),
  count({ shop, files }, { at, quantity }) {
    const file = files.at(-1 - (quantity % 2 === 0 ? 0 : at % Math.max(1, files.length)));
    if (file) shop.count(file);
  },
} satisfies Record<string, (ledgers: Ledgers, step: Step) => unknown>;

const anyStep: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...(Object.keys(steps) as (keyof typeof steps)[])),
  at: fc.nat({ max: 2 }),
  line: fc.nat({ max: 1 }),
  quantity: fc.nat({ max: 6 }),
  time: fc.nat({ max: 3 }),
});

/** Everything that was on its way arrives, and 1C is told and counts once more. */
function settle(ledgers: Ledgers) {
  for (const document of ledgers.documents.splice(0)) ledgers.shop.hear(document);
  for (let time = 0; time < 2; time += 1) {
    ledgers.pass(100);
    ledgers.oneC.load(ledgers.shop.query());
    ledgers.confirm(false);
  }
  ledgers.pass(100);
  ledgers.stamp();
  ledgers.oneC.write();
  const file = ledgers.files.at(-1);
  if (file) ledgers.shop.count(file);
}

test('what is for sale is never more than is there and not promised, and in the end it is all of that', () => {
  fc.assert(
    fc.property(
      fc.record({ goods: fc.nat({ max: 40 }), offset: fc.integer({ min: -20, max: 20 }) }),
      fc.array(anyStep, { maxLength: 30, size: 'max' }),
      (began, taken) => {
        const ledgers = openLedgers(began);
        for (const step of taken) {
          ledgers.pass(step.time);
          steps[step.kind](ledgers, step);
          expect(ledgers.free()).toBeLessThanOrEqual(ledgers.most());
        }
        settle(ledgers);
        expect(ledgers.free()).toBe(ledgers.agreed());
      },
    ),
    { numRuns: 20_000 },
  );
});
