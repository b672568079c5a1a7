import { type Locale, locales } from '../../../contract/locale.ts';
import {
  type BulkDocument,
  documentsForBuyer,
  type OrderDocument,
  type StaffDocument,
} from '../../../contract/order-documents.ts';
import type { PaymentDetails } from '../../../contract/shapes/order.ts';
import { fewAtOnce } from '../../base/media/few-at-once.ts';
import type { Shop } from '../shop.ts';
import { partOf, stillToLeave } from './parts.ts';
import { type Issuer, type NoProforma, type Proforma, proformaOf } from './proforma/issue.ts';
import { paymentOf } from './proforma/payment.ts';
import { keepProformaFile, proformaFile } from './proforma/stored-file.ts';
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

type Buying = { orderId: string; customerId: number };

/** The order, where it is theirs and the paper is one they may have. */
async function boughtBy(shop: Shop, { orderId, customerId }: Buying, kind: OrderDocument) {
  const [printed] = await readOrders(shop.db, [orderId]);
  if (printed?.order.customer_id !== customerId) return null;
  // Whether there is a proforma is found out where it is made, by what holds by then.
  const papers = documentsForBuyer({ ...printed.order, has_proforma: true });
  return papers.includes(kind) ? printed : null;
}

/** A paper for the buyer of the order; of anybody else's order there is none. */
export async function documentForBuyer(
  shop: Shop,
  buying: Buying,
  kind: OrderDocument,
  locale: Locale,
): Promise<DocumentFile | NoDocument> {
  const printed = await boughtBy(shop, buying, kind);
  if (!printed) return 'missing';
  const paper = await documentOf(shop, printed, kind, locale);
  return paper === 'not-issued-yet' ? 'missing' : paper;
}

/** Gives the proforma of an own order its number, unless it has one that holds. */
export async function issueForBuyer(shop: Shop, buying: Buying): Promise<Proforma | NoDocument> {
  const printed = await boughtBy(shop, buying, 'proforma');
  if (!printed) return 'missing';
  return issueProforma(shop, buying.orderId, { actor: `customer:${buying.customerId}`, name: '' });
}

/**
 * A paper about an order for the shop's people, in the buyer's language unless another is named: of
 * one of its parcels, or of what is still to leave.
 */
export async function documentForStaff(
  shop: Shop,
  { id, kind }: { id: string; kind: StaffDocument },
  { parcel, lang }: { parcel?: number | undefined; lang?: Locale | undefined } = {},
): Promise<DocumentFile | NoDocument> {
  const [printed] = await readOrders(shop.db, [id]);
  if (!printed) return 'missing';
  const locale = lang ?? printed.order.locale;
  if (parcel === undefined) return documentOf(shop, printed, kind, locale);
  const part = await partOf(shop.db, printed, parcel);
  return part && kind === 'delivery-note' ? draw(shop, [part], kind, locale) : 'missing';
}

/** Gives the proforma of an order its number, signed by a person of the shop. */
export async function issueForStaff(
  shop: Shop,
  orderId: string,
  issuer: Issuer,
): Promise<Proforma | NoDocument> {
  const [printed] = await readOrders(shop.db, [orderId]);
  return printed ? issueProforma(shop, orderId, issuer) : 'missing';
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

/** The proforma for a letter and what it asks for; null where none can be issued. */
export async function proformaForMail(
  shop: Shop,
  orderId: string,
  locale: Locale,
): Promise<{ file: DocumentFile; payment: PaymentDetails } | null> {
  const issued = await issueProforma(shop, orderId, { actor: 'clock', name: '' });
  if (typeof issued === 'string') return null;
  return { file: await fileOf(shop, issued, locale), payment: paymentOf(issued.content) };
}

/** With its file in both languages: what is asked for later is only read. */
async function issueProforma(
  shop: Shop,
  orderId: string,
  issuer: Issuer,
): Promise<Proforma | NoProforma> {
  const issued = await proformaOf(shop, orderId, issuer);
  if (typeof issued === 'string') return issued;
  for (const locale of locales) await keepProformaFile(shop.db, issued, { locale, render });
  return issued;
}

async function documentOf(
  shop: Shop,
  printed: PrintedOrder,
  kind: StaffDocument,
  locale: Locale,
): Promise<DocumentFile | NoDocument> {
  if (kind !== 'proforma') return draw(shop, [printed], kind, locale);
  const issued = await proformaOf(shop, printed.order.id, null);
  return typeof issued === 'string' ? issued : fileOf(shop, issued, locale);
}

const fileOf = async (shop: Shop, issued: Proforma, locale: Locale): Promise<DocumentFile> => ({
  name: fileName('proforma', issued.number.replace('/', '-')),
  bytes: await proformaFile(shop.db, issued, { locale, render }),
});

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
  const leaving = orders.map(stillToLeave);
  if (kind === 'labels' && cutsOf(leaving).length === 0) return 'nothing-to-print';
  if (kind === 'warranty' && underWarranty(first).length === 0) return 'nothing-to-print';
  const drawing = {
    'delivery-note': () => renderDeliveryNotes(leaving, about),
    warranty: () => renderWarranty(first, about),
    'pick-list': () => renderPickList(leaving, about),
    labels: () => renderCutLabels(leaving, { ...about, addressOf }),
  };
  const bytes = await render(drawing[kind]);
  return {
    name: fileName(kind, orders.length === 1 ? first.order.id : String(orders.length)),
    bytes,
  };
}

const fileName = (kind: StaffDocument, about: string) => `${names[kind]}-${about}.pdf`;
