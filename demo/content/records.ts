import * as v from 'valibot';
import type { Text } from '../records.ts';

/**
 * What the shop says about itself, as data. `Text` that is called a body, a description of a
 * popup or a text of a page is HTML of a few plain tags; its inner links already carry the
 * language's prefix. A button's link has none: the page that shows it adds its own.
 */

export type ContentPageRecord = {
  slug: string;
  title: Text;
  excerpt: Text;
  body: Text;
  /** The footer block that lists the page. */
  group: 'about' | 'info';
  position: number;
};

export type ArticleRecord = {
  slug: string;
  kind: 'news' | 'announcement';
  title: Text;
  excerpt: Text;
  body: Text;
  /** Name of a drawing: `news~KIND~`. */
  picture: string;
  publishedAt: string;
};

export type PopupRecord = {
  title: Text;
  description: Text;
  picture: string;
  button: { text: Text; link: string };
  inactiveTimeSeconds: number;
  forGuests: boolean;
  active: boolean;
};

export const seoPages = ['home', 'brands', 'discount', 'news', 'contact', 'landing'] as const;

export type SeoRecord = {
  page: (typeof seoPages)[number];
  title: Text;
  description: Text;
  text: Text;
};

const Both = v.strictObject({ ro: v.string(), ru: v.string() });

/** `picture` is the name of a drawing: `banner~KIND~`. */
const Banner = v.strictObject({
  title: Both,
  subtitle: Both,
  button: v.strictObject({ text: Both, link: v.string() }),
  picture: v.string(),
});

export const HomePage = v.strictObject({
  banner: Banner,
  slides: v.array(Banner),
  advantages: v.array(v.strictObject({ icon: v.string(), title: Both, text: Both })),
  clients: v.array(v.strictObject({ title: Both })),
});

/** `phone` as people read it, `phoneToCall` as a `tel:` link takes it. */
export const Phones = v.array(
  v.strictObject({
    phone: v.string(),
    phoneToCall: v.string(),
    department: Both,
    place: v.picklist(['header', 'related', 'footer']),
    position: v.number(),
  }),
);

/**
 * `idno` is state registration number and fiscal code in one, 13 digits. Of the e-mails the first
 * is shown on every page.
 */
export const ShopIdentity = v.strictObject({
  name: v.string(),
  legalName: v.string(),
  idno: v.string(),
  vatCode: v.string(),
  iban: v.string(),
  bank: v.strictObject({ name: v.string(), code: v.string() }),
  legalAddress: Both,
  addresses: v.array(v.strictObject({ address: Both, mapLink: v.string() })),
  emails: v.array(v.strictObject({ email: v.string(), purpose: Both })),
  workSchedule: v.array(v.strictObject({ period: Both, hours: v.string() })),
  freeSchedule: Both,
  map: v.strictObject({ lat: v.number(), lng: v.number() }),
  socials: v.array(v.strictObject({ network: v.string(), link: v.string() })),
});

const Place = v.strictObject({
  title: Both,
  address: Both,
  mapLink: v.string(),
  hours: v.array(v.nullable(v.strictObject({ from: v.string(), to: v.string() }))),
  readyHours: v.number(),
});

/** Sums are bani. Delivery is free above a sum to the capital's district. */
export const Settings = v.strictObject({
  pageSize: v.number(),
  deliveryFeeCapital: v.number(),
  deliveryFeeElsewhere: v.number(),
  freeDeliveryOver: v.number(),
  capitalDistrictId: v.number(),
  tokenDays: v.number(),
  contactRequestMonths: v.number(),
  phonePrefixesWithoutMessengers: v.array(v.string()),
  pickupPlaces: v.strictObject({ in_shop: Place, pickup: Place }),
  deliveryDays: v.strictObject({
    cutDays: v.number(),
    districts: v.array(v.strictObject({ districtId: v.number(), days: v.nullable(v.number()) })),
    holidays: v.array(v.string()),
  }),
});

export type LocationName = Text & { en: string };
export type LocalityKind = 'city' | 'town' | 'commune' | 'village';
export type DistrictKind = 'municipality' | 'district' | 'autonomous' | 'left-bank';

export type LocalityRecord = { id: number; kind: LocalityKind; name: LocationName };

export type DistrictRecord = {
  id: number;
  kind: DistrictKind;
  name: LocationName;
  localities: LocalityRecord[];
};
