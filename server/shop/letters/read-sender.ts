import type { Kysely } from 'kysely';
import type { Locale } from '../../../contract/locale.ts';
import type { Tables } from '../../base/database/tables.ts';
import type { Sender } from '../../base/mail/letter.ts';
import { presentPlace } from '../../base/settings/pickup-places.ts';
import { selectContentPages } from '../content/queries.ts';
import type { Shop } from '../shop.ts';

/** The shop as the sender of a letter: its identity, its address on the web and its phones. */
export async function readSender(
  db: Kysely<Tables>,
  shop: Pick<Shop, 'config' | 'settings'>,
  locale: Locale,
): Promise<Sender> {
  const phones = await db
    .selectFrom('phone')
    .select('phone')
    .where('place', '=', 'footer')
    .orderBy('position')
    .orderBy('id')
    .execute();
  const worded = await db.selectFrom('mail_text').select(['kind', 'texts']).execute();
  return {
    locale,
    identity: shop.settings().identity,
    places: {
      in_shop: presentPlace(shop.settings(), 'in_shop', locale),
      pickup: presentPlace(shop.settings(), 'pickup', locale),
    },
    publicUrl: shop.config.publicUrl,
    phones: phones.map(({ phone }) => phone),
    pages: (await selectContentPages(db, locale)).map(({ slug }) => slug),
    wordings: Object.fromEntries(worded.map(({ kind, texts }) => [kind, texts])),
  };
}
