import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import * as catalogue from './migrations/0001-catalogue.ts';
import * as customers from './migrations/0002-customers.ts';
import * as orders from './migrations/0003-orders.ts';
import * as content from './migrations/0004-content.ts';
import * as notices from './migrations/0005-notices.ts';
import * as references from './migrations/0006-references.ts';
import * as writing from './migrations/0007-writing.ts';
import * as products from './migrations/0008-products.ts';
import * as prices from './migrations/0009-prices.ts';
import * as stockLedger from './migrations/0010-stock-ledger.ts';
import * as mediaAndPublication from './migrations/0011-media-and-publication.ts';
import * as popularity from './migrations/0012-popularity.ts';
import * as mailsAboutOrders from './migrations/0013-mails-about-orders.ts';
import * as namesInLowerCase from './migrations/0014-names-in-lower-case.ts';
import * as staff from './migrations/0015-staff.ts';
import * as ordersForStaff from './migrations/0016-orders-for-staff.ts';
import * as documents from './migrations/0017-documents.ts';
import * as customersAndMessages from './migrations/0018-customers-and-messages.ts';
import * as today from './migrations/0019-today.ts';
import * as contentDesk from './migrations/0020-content-desk.ts';
import * as catalogueForStaff from './migrations/0021-catalogue-for-staff.ts';
import * as ordersByPhone from './migrations/0022-orders-by-phone.ts';
import * as manyProducts from './migrations/0023-many-products.ts';
import * as whatBatchesChanged from './migrations/0024-what-batches-changed.ts';
import * as jobs from './migrations/0027-jobs.ts';
import * as imports from './migrations/0028-import.ts';
import * as exchange from './migrations/0029-exchange.ts';
import * as importMore from './migrations/0030-import-more.ts';
import * as exchangeContinued from './migrations/0031-exchange-continued.ts';
import * as exchangeMore from './migrations/0032-exchange-more.ts';
import * as importBrands from './migrations/0033-import-brands.ts';
import * as roomForChanges from './migrations/0035-room-for-changes.ts';
import * as ordersThatWait from './migrations/0036-orders-that-wait.ts';
import * as confirmedEmails from './migrations/0037-confirmed-e-mails.ts';
import * as putCartLine from './migrations/0038-put-cart-line.ts';
import * as promisedDays from './migrations/0039-promised-days.ts';
import * as betweenVisits from './migrations/0040-between-visits.ts';
import * as wholeCoils from './migrations/0041-whole-coils.ts';
import * as popupsForGuests from './migrations/0042-popups-for-guests.ts';
import * as netPrices from './migrations/0043-net-prices.ts';
import * as indexOrdersLater from './migrations/0044-index-orders-later.ts';
import * as setCartLine from './migrations/0045-set-cart-line.ts';
import * as wordsOfOrders from './migrations/0046-words-of-orders.ts';
import * as exchangeAsks from './migrations/0047-exchange-asks.ts';
import * as whatWasPaid from './migrations/0048-what-was-paid.ts';
import * as staffPasswordLinks from './migrations/0049-staff-password-links.ts';
import * as orderLines from './migrations/0050-order-lines.ts';
import * as goodsComeBack from './migrations/0051-goods-come-back.ts';
import * as cartCuts from './migrations/0052-cart-cuts.ts';
import * as oneStoreOfFacts from './migrations/0060-one-store-of-facts.ts';
import * as stockThatIsHeld from './migrations/0061-stock-that-is-held.ts';
import * as what1cWasTold from './migrations/0062-what-1c-was-told.ts';
import * as agreedPrices from './migrations/0063-agreed-prices.ts';
import * as brandNotes from './migrations/0064-brand-notes.ts';
import type { Tables } from './tables.ts';

const migrations: Record<string, Migration> = {
  '0001-catalogue': catalogue,
  '0002-customers': customers,
  '0003-orders': orders,
  '0004-content': content,
  '0005-notices': notices,
  '0006-references': references,
  '0007-writing': writing,
  '0008-products': products,
  '0009-prices': prices,
  '0010-stock-ledger': stockLedger,
  '0011-media-and-publication': mediaAndPublication,
  '0012-popularity': popularity,
  '0013-mails-about-orders': mailsAboutOrders,
  '0014-names-in-lower-case': namesInLowerCase,
  '0015-staff': staff,
  '0016-orders-for-staff': ordersForStaff,
  '0017-documents': documents,
  '0018-customers-and-messages': customersAndMessages,
  '0019-today': today,
  '0020-content-desk': contentDesk,
  '0021-catalogue-for-staff': catalogueForStaff,
  '0022-orders-by-phone': ordersByPhone,
  '0023-many-products': manyProducts,
  '0024-what-batches-changed': whatBatchesChanged,
  '0027-jobs': jobs,
  '0028-import': imports,
  '0029-exchange': exchange,
  '0030-import-more': importMore,
  '0031-exchange-continued': exchangeContinued,
  '0032-exchange-more': exchangeMore,
  '0033-import-brands': importBrands,
  '0035-room-for-changes': roomForChanges,
  '0036-orders-that-wait': ordersThatWait,
  '0037-confirmed-e-mails': confirmedEmails,
  '0038-put-cart-line': putCartLine,
  '0039-promised-days': promisedDays,
  '0040-between-visits': betweenVisits,
  '0041-whole-coils': wholeCoils,
  '0042-popups-for-guests': popupsForGuests,
  '0043-net-prices': netPrices,
  '0044-index-orders-later': indexOrdersLater,
  '0045-set-cart-line': setCartLine,
  '0046-words-of-orders': wordsOfOrders,
  '0047-exchange-asks': exchangeAsks,
  '0048-what-was-paid': whatWasPaid,
  '0049-staff-password-links': staffPasswordLinks,
  '0050-order-lines': orderLines,
  '0051-goods-come-back': goodsComeBack,
  '0052-cart-cuts': cartCuts,
  '0060-one-store-of-facts': oneStoreOfFacts,
  '0061-stock-that-is-held': stockThatIsHeld,
  '0062-what-1c-was-told': what1cWasTold,
  '0063-agreed-prices': agreedPrices,
  '0064-brand-notes': brandNotes,
};

/** Their names, oldest first. */
export const everyMigration = Object.keys(migrations);

const provider = { getMigrations: async () => migrations };

/**
 * Brings the schema up to date, or up to the named version. Kysely holds a lock meanwhile, so
 * processes may start together.
 */
export const migrate = (db: Kysely<Tables>, upTo?: string) =>
  db.connection().execute(async (connection) => {
    // A migration takes the time it needs, and so does waiting for another process's.
    await sql`set statement_timeout = 0`.execute(connection);
    const migrator = new Migrator({ db: connection, provider });
    const { error } = await (upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest());
    if (error) throw error;
    await sql`reset statement_timeout`.execute(connection);
  });

/** Makes the schema of the named version inside a transaction that is open on the only connection. */
export async function migrateWithin(db: Kysely<Tables>, upTo: string) {
  if (!(upTo in migrations)) throw new Error(`This version of the shop does not know ${upTo}.`);
  const migrator = new Migrator({ db, provider, disableTransactions: true });
  const { error } = await migrator.migrateTo(upTo);
  if (error) throw error;
}
