import { expect, test } from 'vitest';
import type { StaffOperation } from '../operation.ts';
import { everyStaffOperation } from './every-staff-operation.ts';

/** A list is an array, or a page of one. */
function isList({ method, answer, answerIs }: StaffOperation): boolean {
  if (method !== 'get' || answerIs) return false;
  if (answer.type === 'array') return true;
  return answer.type === 'object' && 'entries' in answer && 'results' in Object(answer.entries);
}

/** What is chosen from while one writes, what is one's own, and parts of a form. */
const notTaken = new Set([
  '/staff/sessions/',
  '/staff/views/',
  '/staff/orders/people/',
  '/staff/products-for-order/',
  '/staff/exchange/price-types/',
  '/staff/exchange/bases/',
  '/staff/categories/{id}/attributes/',
  '/staff/search/meanings/',
  '/staff/content/seo/',
  // The last saves, to be undone: what they changed is in the audit log.
  '/staff/sheet/batches/',
]);

test('every list of the back office can be taken along', () => {
  const paths = new Set(everyStaffOperation.map(({ path }) => String(path)));
  const lists = everyStaffOperation.filter(isList).map(({ path }) => String(path));
  const without = lists.filter((path) => !paths.has(`${path}export/`) && !notTaken.has(path));
  expect(without).toEqual([]);
});

const exports = everyStaffOperation.filter(({ path }) => path.endsWith('/export/'));

test('what tells of persons needs a confirmation, of customers more than reading too; nothing else does', () => {
  const guarded = exports.filter(({ alsoNeeds }) => alsoNeeds);
  expect(guarded.map(({ path }) => path).toSorted()).toEqual([
    '/staff/audit/export/',
    '/staff/customers/export/',
    '/staff/customers/{id}/orders/export/',
    '/staff/mails/export/',
    '/staff/messages/export/',
    '/staff/orders/export/',
  ]);
  const read = exports.filter(({ method }) => method === 'get');
  for (const { path, alsoNeeds, isSensitive } of read) {
    const tellsOfPersons = alsoNeeds !== undefined || path === '/staff/people/export/';
    expect([path, isSensitive ?? false]).toEqual([path, tellsOfPersons]);
  }
});
