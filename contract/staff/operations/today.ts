import * as v from 'valibot';
import { staffOperation } from '../../operation.ts';
import { asFile, exportOf } from '../export-of.ts';
import { liveEvent } from '../live.ts';
import { numbersCursor, pagingBy } from '../parameters.ts';
import { foundThings, lowProducts, salesPeriods, today } from '../today.ts';

const periodText = v.pipe(
  v.picklist(salesPeriods.map(String), 'VALIDATE.INVALID'),
  v.transform((text) => salesPeriods.find((days) => String(days) === text) ?? 30),
);

/** What waits, how sales go and what is short; each part for those who may see it. */
export const readToday = staffOperation('get', '/staff/today/', {
  needs: 'signed-in',
  query: v.object({ days: v.optional(periodText, '30') }),
  answer: today,
});

export const exportSales = exportOf('/staff/sales/export/', {
  needs: 'orders.read',
  query: v.object({ days: v.optional(periodText, '30'), ...asFile }),
});

/** Products of which little is left, the most asked for first. */
export const listLowStock = staffOperation('get', '/staff/stock/low/', {
  needs: 'products.read',
  query: v.object(pagingBy(numbersCursor)),
  answer: lowProducts,
});

export const exportLowStock = exportOf('/staff/stock/low/export/', {
  needs: 'products.read',
  query: v.object(asFile),
});

/** Orders, products, customers and messages by a word or a number. */
export const findThings = staffOperation('get', '/staff/find/', {
  needs: 'signed-in',
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

/** Orders, messages and failed mails as they come, as server-sent events. */
export const followEvents = staffOperation('get', '/staff/events/', {
  needs: 'signed-in',
  answer: liveEvent,
  answerIs: 'text/event-stream',
});
