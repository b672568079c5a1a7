import * as v from 'valibot';
import { categoryReference } from './category.ts';
import { contentPageReference } from './content.ts';
import { id, lei } from './values.ts';

export const address = v.object({ address: v.string(), map_link: v.nullable(v.string()) });
export const scheduleEntry = v.object({ period: v.string(), hours: v.string() });
export const maps = v.object({ lat: v.number(), lng: v.number() });

export const phone = v.object({
  id,
  phone: v.string(),
  phone_to_call: v.string(),
  department: v.string(),
});
export const headerPhone = v.object({ ...phone.entries, related_phones: v.array(phone) });

const contactData = {
  address: v.array(address),
  map_link: v.nullable(v.string()),
  work_schedule: v.array(scheduleEntry),
  free_schedule: v.string(),
  emails: v.array(v.string()),
};
export const contactPage = v.object({
  ...contactData,
  phones: v.array(phone),
  maps,
  company: v.object({
    name: v.string(),
    legal_name: v.string(),
    idno: v.string(),
    tva: v.string(),
    iban: v.string(),
    bank: v.string(),
    legal_address: v.string(),
  }),
});

export const footerContacts = v.object({
  ...contactData,
  phones: v.array(phone),
  maps,
  socials: v.array(v.object({ kind: v.string(), link: v.string() })),
  content_pages: v.array(contentPageReference),
  categories: v.array(categoryReference),
});

/** What the browser needs to know of the shop's settings. */
export const shopSettings = v.object({
  name: v.string(),
  /** A picture; null: the mark that every new shop has. */
  logo: v.nullable(v.string()),
  page_size: id,
  /** How long a token lives, and the cookie that holds it. */
  token_days: id,
  delivery: v.object({
    capital_district_id: id,
    free_above: lei,
    fee_capital: lei,
    fee_elsewhere: lei,
  }),
  phone_prefixes_without_messengers: v.array(v.string()),
  /** Whether an order by transfer gets a proforma: the shop has an account to be paid to. */
  has_proforma: v.boolean(),
});

const place = { value: id, name_ro: v.string(), name_ru: v.string(), name_en: v.string() };
export const district = v.object({ ...place, locations: v.array(v.object(place)) });
