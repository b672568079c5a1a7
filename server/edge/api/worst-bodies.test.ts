import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import * as catalogue from '../../../contract/editing/catalogue.ts';
import { sheetRowChange } from '../../../contract/editing/sheet.ts';
import { accountUpdate } from '../../../contract/forms/account-update.ts';
import { registrationForm } from '../../../contract/forms/registration.ts';
import type { Operation } from '../../../contract/operation.ts';
import { everyOperation } from '../../../contract/operations/every-operation.ts';
import { everyStaffOperation } from '../../../contract/staff/every-staff-operation.ts';
import { leastProcessorTime } from '../../../testing/processor-time.ts';
import { judge, MAX_BODY_BYTES } from './read-request.ts';
import { Refusal } from './refusal.ts';
import { worstBodies } from './worst-bodies.fixture.ts';

/** Read by a form of their own once it is known who sends them, or what of. */
const readLater: Record<string, v.GenericSchema[]> = {
  saveAccount: [registrationForm, accountUpdate],
  'post /staff/products/': [catalogue.newProduct],
  'post /staff/products/{id}/': [
    v.object({ fields: catalogue.changedProduct, promotions: catalogue.promotions }),
  ],
  'post /staff/categories/': [catalogue.category],
  'post /staff/categories/{id}/': [v.object({ fields: v.partial(catalogue.category) })],
  'post /staff/brands/': [catalogue.brand],
  'post /staff/brands/{id}/': [v.object({ fields: v.partial(catalogue.brand) })],
  'post /staff/attributes/': [catalogue.attribute],
  'post /staff/attributes/{id}/': [v.object({ fields: v.partial(catalogue.attribute) })],
  'post /staff/attributes/{id}/values/': [v.object({ fields: catalogue.attributeValue })],
  'post /staff/attributes/{id}/values/{value_id}/': [
    v.object({ fields: v.partial(catalogue.attributeValue) }),
  ],
  'post /staff/units/': [catalogue.unit],
  'post /staff/units/{key}/': [v.object({ fields: catalogue.changedUnit })],
  'post /staff/warehouses/': [catalogue.warehouse],
  'post /staff/warehouses/{id}/': [v.object({ fields: v.partial(catalogue.warehouse) })],
  'post /staff/sheet/': [v.object({ rows: v.pipe(v.array(sheetRowChange), v.maxLength(5_000)) })],
};

/** Bytes in which a cost that grows faster than they do is seen; no longer, for the sake of the time. */
const ENOUGH = 2 ** 21;

const operations: Operation[] = [...everyOperation, ...everyStaffOperation];
const reading = operations.flatMap((operation) => {
  const { id, body, bodyIs, mostBytes = MAX_BODY_BYTES } = operation;
  if (!body || bodyIs === 'file') return [];
  return [{ id, bytes: Math.min(mostBytes, ENOUGH), forms: [body, ...(readLater[id] ?? [])] }];
});

/** A megabyte of numbers takes an ordinary machine so long to parse: microseconds of its processor. */
const USUAL_PARSE = 20_000;
const numbers = JSON.stringify(Array.from({ length: 300_000 }, (_, at) => at % 900));
const slowness = async () =>
  Math.max(1, (await leastProcessorTime(1, async () => JSON.parse(numbers))) / USUAL_PARSE);

/** 50 milliseconds for a megabyte. */
const allowance = (text: string) => 50_000 * (0.25 + text.length / 2 ** 20);

test('every form that is read later is tried', () => {
  const later = reading.filter(({ forms }) => forms.slice(0, 1).some((body) => hasUnread(body)));
  expect(later.map(({ id }) => id).toSorted()).toEqual(Object.keys(readLater).toSorted());
});

type Nested = v.GenericSchema & Parts;
interface Parts {
  entries?: Record<string, Nested>;
  wrapped?: Nested;
  item?: Nested;
  value?: Nested;
}
function hasUnread({ type, entries = {}, wrapped, item, value }: Nested): boolean {
  if (type === 'custom' || type === 'loose_object') return true;
  if (type === 'record') return value?.type === 'unknown';
  return [...Object.values(entries), wrapped, item].some((one) => one && hasUnread(one));
}

describe('the worst bodies are read as fast as they are parsed, and refused in few words', () => {
  test.each(reading)('$id', async ({ bytes, forms }) => {
    for (const form of forms) {
      for (const text of worstBodies(form, bytes)) {
        const input: unknown = JSON.parse(text);
        let answer: unknown;
        const read = async () => {
          answer = judge({ body: form }, { body: input });
        };
        const first = await leastProcessorTime(1, read);
        const isLate = first > allowance(text);
        // What is collected meanwhile is others' garbage: then the best of some tries counts.
        const allowed = allowance(text) * (isLate ? await slowness() : 1);
        const least = isLate ? Math.min(first, await leastProcessorTime(2, read)) : first;
        const characters = answer instanceof Refusal ? JSON.stringify(answer.fields).length : 0;
        expect(least, `${text.slice(0, 100)} of ${text.length}`).toBeLessThan(allowed);
        expect(characters, text.slice(0, 100)).toBeLessThan(24_000);
      }
    }
  });
});
