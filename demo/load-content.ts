import type { Transaction } from 'kysely';
import { cleanHtml } from '../server/content/sanitise-html.ts';
import type { Tables } from '../server/database/tables.ts';
import type { Content, ShopIdentity } from './content/records.ts';
import { insertRows } from './insert-rows.ts';
import type { Text } from './records.ts';

type Files = (drawing: string) => string;

/** Writes what the shop's people would write: settings, pages, news, home page, contacts, places. */
export async function loadContent(trx: Transaction<Tables>, content: Content, fileOf: Files) {
  await loadSettings(trx, content);
  await loadPlaces(trx, content);
  await loadHomePage(trx, content, fileOf);
  await trx
    .insertInto('content_page')
    .values(
      content.pages.map((page) => ({
        slug: page.slug,
        section: page.group,
        position: page.position,
        ...both('title', page.title),
        ...both('excerpt', page.excerpt),
        ...both('body', page.body, cleanHtml),
      })),
    )
    .execute();
  await trx
    .insertInto('article')
    .values(
      content.articles.map((article) => ({
        slug: article.slug,
        kind: article.kind,
        image: fileOf(article.picture),
        published_at: article.publishedAt,
        ...both('title', article.title),
        ...both('excerpt', article.excerpt),
        ...both('body', article.body, cleanHtml),
      })),
    )
    .execute();
  await trx
    .insertInto('page_seo')
    .values(
      content.seo.map((seo) => ({
        page: seo.page,
        ...both('title', seo.title),
        ...both('description', seo.description),
        ...both('text', seo.text, cleanHtml),
      })),
    )
    .execute();
  await trx
    .insertInto('phone')
    .values(
      content.phones.map((phone) => ({
        phone: phone.phone,
        phone_to_call: phone.phoneToCall,
        place: phone.place,
        position: phone.position,
        ...both('department', phone.department),
      })),
    )
    .execute();
}

async function loadSettings(trx: Transaction<Tables>, { settings, identity }: Content) {
  const values: Record<string, unknown> = {
    page_size: settings.pageSize,
    token_days: settings.tokenDays,
    contact_request_months: settings.contactRequestMonths,
    delivery: {
      capitalDistrictId: settings.capitalDistrictId,
      freeAbove: settings.freeDeliveryOver,
      feeInCapital: settings.deliveryFeeCapital,
      feeElsewhere: settings.deliveryFeeElsewhere,
    },
    phone_prefixes_without_messengers: settings.phonePrefixesWithoutMessengers,
    identity: identitySetting(identity),
  };
  await trx
    .insertInto('setting')
    .values(Object.entries(values).map(([key, value]) => ({ key, value: JSON.stringify(value) })))
    .execute();
}

const identitySetting = ({ vatCode, bank, emails, socials, ...identity }: ShopIdentity) => ({
  ...identity,
  tva: vatCode,
  bank: `${bank.name}, ${bank.code}`,
  emails: emails.map(({ email }) => email),
  socials: socials.map(({ network, link }) => ({ kind: network, link })),
});

async function loadPlaces(trx: Transaction<Tables>, { districts }: Content) {
  const place = {
    id: 'integer',
    kind: 'text',
    name_ro: 'text',
    name_ru: 'text',
    name_en: 'text',
  } as const;
  const row = ({
    id,
    kind,
    name,
  }: Pick<Content['districts'][number], 'id' | 'name'> & { kind: string }) => ({
    id,
    kind,
    name_ro: name.ro,
    name_ru: name.ru,
    name_en: name.en,
  });
  await insertRows(trx, 'district', place, districts.map(row));
  const localities = districts.flatMap((district) =>
    district.localities.map((locality) => ({ ...row(locality), district_id: district.id })),
  );
  await insertRows(trx, 'locality', { ...place, district_id: 'integer' }, localities);
}

async function loadHomePage(trx: Transaction<Tables>, content: Content, fileOf: Files) {
  const bannerRow =
    (kind: 'banner' | 'slide') => (banner: Content['banner'], position: number) => ({
      kind,
      position,
      image: fileOf(banner.picture),
      icon: null,
      link: banner.button.link,
      ...both('title', banner.title),
      ...both('text', banner.subtitle),
      ...both('button', banner.button.text),
    });
  const none = { button_ro: null, button_ru: null, link: null };
  await trx
    .insertInto('home_block')
    .values([
      ...[content.banner].map(bannerRow('banner')),
      ...content.slides.map(bannerRow('slide')),
      ...content.advantages.map((advantage, position) => ({
        kind: 'advantage' as const,
        position,
        image: null,
        icon: advantage.icon,
        ...none,
        ...both('title', advantage.title),
        ...both('text', advantage.text),
      })),
      ...content.clients.map((client, position) => ({
        kind: 'client' as const,
        position,
        image: fileOf(client.picture),
        icon: null,
        ...none,
        ...both('title', client.title),
        ...both('text', { ro: '', ru: '' }),
      })),
    ])
    .execute();
  await trx
    .insertInto('popup')
    .values(
      content.popups.map((popup) => ({
        image: fileOf(popup.picture),
        button_link: popup.button.link,
        inactive_time: popup.inactiveTimeSeconds,
        active: popup.active,
        ...both('title', popup.title),
        ...both('description', popup.description, cleanHtml),
        ...both('button', popup.button.text),
      })),
    )
    .execute();
}

function both<const Name extends string>(
  name: Name,
  text: Text,
  write: (text: string) => string = (same) => same,
) {
  return { [`${name}_ro`]: write(text.ro), [`${name}_ru`]: write(text.ru) } as Record<
    `${Name}_ro` | `${Name}_ru`,
    string
  >;
}
