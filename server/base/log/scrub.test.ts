import { expect, test } from 'vitest';
import { scrub } from './scrub.ts';

test.each([
  ["550 <ion.o'rusu@example.md> unknown", '550 <<e-mail>> unknown'],
  ['connect ECONNREFUSED 192.0.2.17:5432', 'connect ECONNREFUSED <address>:5432'],
  ['from 2001:db8::17 port 1', 'from <address> port 1'],
  ['call +373 69 123-456 or 069123456', 'call <number> or <number>'],
  ['Token 8pQ2_xA-9dkE3lmN0pqRsTuVwXyZ1234567890abcde', 'Token <token>'],
  [
    'invalid input syntax for type integer: "Ion Rusu"',
    'invalid input syntax for type integer: "<value>"',
  ],
  ['GET /search?search=cablu%20Ion', 'GET /search?<query>'],
  ['of ion%40example.md', 'of <e-mail>'],
  ['postgres://cablaj:Secret@database:5432', 'postgres://<secret>@database:5432'],
])('of %s nothing of the person is left', (text, left) => {
  expect(scrub(text)).toBe(left);
});

test.each([
  'relation "mail_outbox" does not exist',
  'Error: out of stock\n    at placeOrder (file:///srv/cablaj/server/orders/place-order.ts:42:17)',
  'at process.processTicksAndRejections (node:internal/process/task_queues:105:5)',
  'duplicate key value violates unique constraint "customer_email_key"',
  'took 12000 ms at 12:34:56',
])('%s is left as it is', (text) => {
  expect(scrub(text)).toBe(text);
});
