import type { Locale } from '../../contract/locale.ts';
import {
  type BulkDocument,
  documentsForBuyer,
  type OrderDocument,
  type StaffDocument,
} from '../../contract/order-documents.ts';
import { fewAtOnce } from '../media/few-at-once.ts';
import type { Shop } from '../shop.ts';
import { type Issuer, type NoProforma, proformaOf } from './proforma/issue.ts';
import { proformaFile } from './proforma/stored-file.ts';
import { type PrintedOrder, readOrders } from './read-orders.ts';
import { readSeller } from './seller.ts';
import { cutsOf, renderCutLabels } from './templates/cut-labels.ts';
import { renderDeliveryNotes } from './templates/delivery-note.ts';
import { renderPickList } from './templates/pick-list.ts';
import { renderWarranty, underWarranty } from './templates/warranty.ts';

export type DocumentFile = { name: string; bytes: Uint8Array<ArrayBuffer> };

/** Why there is no such paper: no order, nothing in it to print, or no proforma. */
export type NoDocument = 'missing' | 'nothing-to-print' | NoProforma;

// Drawing is work for the processor; while one is drawn in slices, the others wait.
const render = fewAtOnce(2);

/** Names are made of our own words and the order's number: nothing in them needs quoting. */
const names: Record<StaffDocument, string> = {
  proforma: 'cont-de-plata',
  'delivery-note': 'proces-verbal',
  warranty: 'certificat-de-garantie',
  'pick-list': 'lista-de-colectare',
  labels: 'etichete',
};

/** A paper for the buyer of the order; of anybody else's order there is none. */
export async function documentForBuyer(
  shop: Shop,
  { orderId, customerId }: { orderId: string; customerId: number },
  kind: OrderDocument,
  locale: Locale,
): Promise<DocumentFile | NoDocument> {
  const [printed] = await readOrders(shop.db, [orderId]);
  if (printed?.order.customer_id !== customerId) return 'missing';
  if (!documentsForBuyer(printed.order).includes(kind)) return 'missing';
  const issuer: Issuer = { actor: `customer:${customerId}`, name: '' };
  return documentOf(shop, printed, kind, { locale, issuer });
}

/**
 * A paper about an order for the shop's people, in the buyer's language unless another is named.
 * Without an issuer no number is given.
 */
export async function documentForStaff(
  shop: Shop,
  orderId: string,
  kind: StaffDocument,
  { locale, issuer }: { locale: Locale | undefined; issuer: Issuer | null },
): Promise<DocumentFile | NoDocument> {
  const [printed] = await readOrders(shop.db, [orderId]);
  if (!printed) return 'missing';
  return documentOf(shop, printed, kind, { locale: locale ?? printed.order.locale, issuer });
}

/** One paper about many orders. */
export async function documentOfMany(
  shop: Shop,
  orderIds: string[],
  kind: BulkDocument,
  locale: Locale,
): Promise<DocumentFile | NoDocument> {
  const orders = await readOrders(shop.db, orderIds);
  if (orders.length === 0) return 'missing';
  return draw(shop, orders, kind, locale);
}

/** The proforma for a letter; null where none can be issued. */
export async function proformaForMail(
  shop: Shop,
  orderId: string,
  locale: Locale,
): Promise<DocumentFile | null> {
  const file = await proforma(shop, orderId, { locale, issuer: { actor: 'clock', name: '' } });
  return typeof file === 'string' ? null : file;
}

function documentOf(
  shop: Shop,
  printed: PrintedOrder,
  kind: StaffDocument,
  { locale, issuer }: { locale: Locale; issuer: Issuer | null },
): Promise<DocumentFile | NoDocument> {
  return kind === 'proforma'
    ? proforma(shop, printed.order.id, { locale, issuer })
    : draw(shop, [printed], kind, locale);
}

async function proforma(
  shop: Shop,
  orderId: string,
  { locale, issuer }: { locale: Locale; issuer: Issuer | null },
): Promise<DocumentFile | NoDocument> {
  const issued = await proformaOf(shop, orderId, issuer);
  if (typeof issued === 'string') return issued;
  const bytes = await proformaFile(shop.db, issued, { locale, render });
  return { name: fileName('proforma', issued.number.replace('/', '-')), bytes };
}

async function draw(
  shop: Shop,
  orders: PrintedOrder[],
  kind: Exclude<StaffDocument, 'proforma'>,
  locale: Locale,
): Promise<DocumentFile | NoDocument> {
  const [first] = orders;
  if (!first) return 'missing';
  const seller = await readSeller(shop);
  const now = new Date();
  const about = { seller, shop: seller.shop, locale, now };
  const addressOf = (id: string) => `${shop.config.publicUrl}/admin/orders/${id}`;
  if (kind === 'labels' && cutsOf(orders).length === 0) return 'nothing-to-print';
  if (kind === 'warranty' && underWarranty(first).length === 0) return 'nothing-to-print';
  const drawing = {
    'delivery-note': () => renderDeliveryNotes(orders, about),
    warranty: () => renderWarranty(first, about),
    'pick-list': () => renderPickList(orders, about),
    labels: () => renderCutLabels(orders, { ...about, addressOf }),
  };
  const bytes = await render(drawing[kind]);
  return {
    name: fileName(kind, orders.length === 1 ? first.order.id : String(orders.length)),
    bytes,
  };
}

const fileName = (kind: StaffDocument, about: string) => `${names[kind]}-${about}.pdf`;
