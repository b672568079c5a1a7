import * as v from 'valibot';
import { operation } from '../../operation.ts';
import { asFile, exportOf } from '../export-of.ts';
import { liveEvent } from '../live.ts';
import { numbersCursor, pagingBy } from '../parameters.ts';
import { foundThings, lowProducts, salesPeriods, today } from '../today.ts';

const periodText = v.pipe(
  v.picklist(salesPeriods.map(String), 'VALIDATE.INVALID'),
  v.transform((text) => salesPeriods.find((days) => String(days) === text) ?? 30),
);

export const readToday = operation({
  id: 'staffReadToday',
  method: 'get',
  access: 'staff',
  needs: 'signed-in',
  path: '/staff/today/',
  summary: 'What waits, how sales go and what is short; each part for those who may see it',
  query: v.object({ days: v.optional(periodText, '30') }),
  answer: today,
});
export const exportSales = exportOf({
  id: 'staffExportSales',
  needs: 'orders.read',
  path: '/staff/sales/export/',
  query: v.object({ days: v.optional(periodText, '30'), ...asFile }),
});
export const listLowStock = operation({
  id: 'staffListLowStock',
  method: 'get',
  access: 'staff',
  needs: 'products.read',
  path: '/staff/stock/low/',
  summary: 'Products of which little is left, the most asked for first',
  query: v.object(pagingBy(numbersCursor)),
  answer: lowProducts,
});
export const exportLowStock = exportOf({
  id: 'staffExportLowStock',
  needs: 'products.read',
  path: '/staff/stock/low/export/',
  query: v.object(asFile),
});
export const findThings = operation({
  id: 'staffFindThings',
  method: 'get',
  access: 'staff',
  needs: 'signed-in',
  path: '/staff/find/',
  summary: 'Orders, products, customers and messages by a word or a number',
  query: v.object({
    q: v.pipe(
      v.string('VALIDATE.REQUIRED'),
      v.trim(),
      v.minLength(2, 'VALIDATE.REQUIRED'),
      v.maxLength(100, 'VALIDATE.TOO_LONG'),
    ),
  }),
  answer: foundThings,
});
export const followEvents = operation({
  id: 'staffFollowEvents',
  method: 'get',
  access: 'staff',
  needs: 'signed-in',
  path: '/staff/events/',
  summary: 'Orders, messages and failed mails as they come, as server-sent events',
  answer: liveEvent,
  answerIs: 'text/event-stream',
});
