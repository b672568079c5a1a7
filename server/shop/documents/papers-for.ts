import { type StaffDocument, staffDocuments } from '../../../contract/order-documents.ts';
import { canHaveProforma } from '../orders/can-have-proforma.ts';
import type { Shop } from '../shop.ts';
import { stillToLeave } from './parts.ts';
import { readOrders } from './read-orders.ts';
import { cutsOf } from './templates/cut-labels.ts';
import { underWarranty } from './templates/warranty.ts';

/** The papers there is something to print on, for the menu that offers them. */
export async function papersFor(shop: Pick<Shop, 'db' | 'settings'>, orderId: string) {
  const [printed] = await readOrders(shop.db, [orderId]);
  const issued = await shop.db
    .selectFrom('proforma')
    .select('id')
    .where('order_id', '=', orderId)
    .limit(1)
    .executeTakeFirst();
  const isIssued = issued !== undefined;
  if (!printed) return { papers: [], proforma_issued: isIssued };
  const { order } = printed;
  const has: Record<StaffDocument, boolean> = {
    proforma: isIssued || (canHaveProforma(shop, order) && !order.is_erased),
    'delivery-note': true,
    warranty: underWarranty(printed).length > 0,
    'pick-list': true,
    labels: cutsOf([stillToLeave(printed)]).length > 0,
  };
  return { papers: staffDocuments.filter((kind) => has[kind]), proforma_issued: isIssued };
}
