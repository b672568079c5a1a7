import type { Changing } from '../server/base/changes/change.ts';
import { insertRows } from '../server/base/database/insert-rows.ts';
import { saveSetting } from '../server/base/settings/save-setting.ts';
import {
  articles,
  contentPages,
  homeBlocks,
  pageSeos,
  phones,
  popups,
} from '../server/shop/content/writing.ts';
import type { Content } from './content/make-content.ts';
import type { Text } from './records.ts';

type Files = (drawing: string) => string;

/** Writes what the shop's people would write: settings, pages, news, home page, contacts, places. */
export async function loadContent(changing: Changing, content: Content, fileOf: Files) {
  await loadSettings(changing, content);
  await loadPlaces(changing, content);
  await loadHomePage(changing, content, fileOf);
  for (const page of content.pages) {
    await contentPages.create(changing, {
      slug: page.slug,
      section: page.group,
      position: page.position,
      ...both('title', page.title),
      ...both('excerpt', page.excerpt),
      ...both('body', page.body),
    });
  }
  for (const article of content.articles) {
    await articles.create(changing, {
      slug: article.slug,
      kind: article.kind,
      image: fileOf(article.picture),
      published_at: article.publishedAt,
      ...both('title', article.title),
      ...both('excerpt', article.excerpt),
      ...both('body', article.body),
    });
  }
  for (const seo of content.seo) {
    await pageSeos.create(changing, {
      page: seo.page,
      ...both('title', seo.title),
      ...both('description', seo.description),
      ...both('text', seo.text),
    });
  }
  for (const phone of content.phones) {
    await phones.create(changing, {
      phone: phone.phone,
      phone_to_call: phone.phoneToCall,
      place: phone.place,
      position: phone.position,
      ...both('department', phone.department),
    });
  }
}

async function loadSettings(changing: Changing, { settings, identity }: Content) {
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
    pickup_places: settings.pickupPlaces,
    delivery_days: settings.deliveryDays,
    phone_prefixes_without_messengers: settings.phonePrefixesWithoutMessengers,
    identity: identitySetting(identity),
  };
  for (const [key, input] of Object.entries(values)) await saveSetting(changing, key, { input });
}

const identitySetting = ({ vatCode, bank, emails, socials, ...identity }: Content['identity']) => ({
  ...identity,
  tva: vatCode,
  bank: `${bank.name}, ${bank.code}`,
  emails: emails.map(({ email }) => email),
  socials: socials.map(({ network, link }) => ({ kind: network, link })),
});

export async function loadPlaces({ trx }: Changing, { districts }: Pick<Content, 'districts'>) {
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

async function loadHomePage(changing: Changing, content: Content, fileOf: Files) {
  const create = (kind: string, position: number, fields: object) =>
    homeBlocks.create(changing, { kind, position, ...fields });
  const bannerFields = (banner: Content['banner']) => ({
    image: fileOf(banner.picture),
    link: banner.button.link,
    ...both('title', banner.title),
    ...both('text', banner.subtitle),
    ...both('button', banner.button.text),
  });
  await create('banner', 0, bannerFields(content.banner));
  for (const [at, slide] of content.slides.entries())
    await create('slide', at, bannerFields(slide));
  for (const [at, { icon, title, text }] of content.advantages.entries()) {
    await create('advantage', at, { icon, ...both('title', title), ...both('text', text) });
  }
  for (const [at, { title }] of content.clients.entries()) {
    await create('client', at, both('title', title));
  }
  for (const popup of content.popups) {
    await popups.create(changing, {
      image: fileOf(popup.picture),
      button_link: popup.button.link,
      inactive_time: popup.inactiveTimeSeconds,
      for_guests: popup.forGuests,
      active: popup.active,
      ...both('title', popup.title),
      ...both('description', popup.description),
      ...both('button', popup.button.text),
    });
  }
}

/** `title_ro` and `title_ru` of one text. */
const both = (name: string, text: Text) => ({ [`${name}_ro`]: text.ro, [`${name}_ru`]: text.ru });
