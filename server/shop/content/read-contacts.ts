import type { Locale } from '../../../contract/locale.ts';
import { safeLink } from '../../../contract/safe-link.ts';
import { inLocale } from '../../base/settings/in-locale.ts';
import { shownCategories } from '../reference/menu.ts';
import type { Shop } from '../shop.ts';
import { shownNow } from './site-content.ts';

export function readContactPage(shop: Shop, locale: Locale) {
  const { name, legalName, idno, tva, iban, bank, legalAddress } = shop.settings().identity;
  const { header, related, footer } = phonesOf(shop, locale);
  return {
    ...contactData(shop, locale),
    phones: eachOnce([...header, ...related, ...footer]),
    company: {
      name,
      legal_name: legalName,
      idno,
      tva,
      iban,
      bank,
      legal_address: inLocale(legalAddress, locale),
    },
  };
}

export function readFooterContacts(shop: Shop, locale: Locale) {
  const pages = shownNow(shop.siteContent()[locale].pages);
  return {
    ...contactData(shop, locale),
    phones: phonesOf(shop, locale).footer,
    socials: shop.settings().identity.socials.flatMap(({ kind, link }) => {
      const safe = safeLink(link);
      return safe ? [{ kind, link: safe.address }] : [];
    }),
    content_pages: pages.map(({ id, slug, title }) => ({ id, slug, title })),
    categories: shownCategories(shop, shop.catalogue().topCategories).map(
      ({ id, slug, title }) => ({ id, slug, title: title[locale] }),
    ),
  };
}

/** The header has room for a few phones; the first opens the list of related ones. */
export function readHeaderPhones(shop: Shop, locale: Locale) {
  const { header, related } = phonesOf(shop, locale);
  return header.map((phone, index) => ({ ...phone, related_phones: index === 0 ? related : [] }));
}

/** What the contact page and the footer both tell. */
function contactData({ settings }: Shop, locale: Locale) {
  const { addresses, workSchedule, freeSchedule, emails, map } = settings().identity;
  const address = addresses
    .map(({ address, mapLink }) => ({
      address: inLocale(address, locale),
      map_link: safeLink(mapLink ?? '')?.address ?? null,
    }))
    // One that could not be read keeps its place in the setting alone.
    .filter(({ address }) => address !== '');
  return {
    address,
    map_link: address[0]?.map_link ?? null,
    work_schedule: workSchedule.map(({ period, hours }) => ({
      period: inLocale(period, locale),
      hours,
    })),
    free_schedule: inLocale(freeSchedule, locale),
    emails,
    maps: map,
  };
}

function phonesOf({ siteContent }: Shop, locale: Locale) {
  const rows = siteContent()[locale].phones;
  const of = (wanted: (typeof rows)[number]['place']) =>
    rows.filter(({ place }) => place === wanted).map(({ place, ...phone }) => phone);
  return { header: of('header'), related: of('related'), footer: of('footer') };
}

/** One number may stand in the header and in the footer. */
const eachOnce = <Phone extends { phone_to_call: string }>(phones: Phone[]) =>
  phones.filter(
    ({ phone_to_call }, index) =>
      phones.findIndex((other) => other.phone_to_call === phone_to_call) === index,
  );
