/**
 * What the shop says about itself, as data. `Text` that is called a body, a description of a
 * popup or a text of a page is HTML of a few plain tags; its inner links already carry the
 * language's prefix. A button's link has none: the page that shows it adds its own.
 */
import type { DeliveryDayRules } from '../../contract/delivery-days.ts';
import type { PickupPlace } from '../../contract/pickup-places.ts';
import type { Text } from '../records.ts';

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

export type ButtonRecord = { text: Text; link: string };

export type BannerRecord = {
  title: Text;
  subtitle: Text;
  button: ButtonRecord;
  /** Name of a drawing: `banner~KIND~`. */
  picture: string;
};

export type SlideRecord = BannerRecord;

export type AdvantageRecord = { icon: string; title: Text; text: Text };

export type ClientRecord = { title: Text };

export type PopupRecord = {
  title: Text;
  description: Text;
  picture: string;
  button: ButtonRecord;
  inactiveTimeSeconds: number;
  forGuests: boolean;
  active: boolean;
};

export type SeoPage = 'home' | 'brands' | 'discount' | 'news' | 'contact' | 'landing';

export type SeoRecord = { page: SeoPage; title: Text; description: Text; text: Text };

export type PhoneRecord = {
  /** As people read it. */
  phone: string;
  /** As a `tel:` link takes it. */
  phoneToCall: string;
  department: Text;
  place: 'header' | 'related' | 'footer';
  position: number;
};

export type EmailRecord = { email: string; purpose: Text };
export type AddressRecord = { address: Text; mapLink: string };
export type ScheduleRecord = { period: Text; hours: string };
export type SocialRecord = { network: string; link: string };

export type ShopIdentity = {
  name: string;
  legalName: string;
  /** State registration number and fiscal code in one, 13 digits. */
  idno: string;
  vatCode: string;
  iban: string;
  bank: { name: string; code: string };
  legalAddress: Text;
  addresses: AddressRecord[];
  /** The first is the one shown on every page. */
  emails: EmailRecord[];
  workSchedule: ScheduleRecord[];
  freeSchedule: Text;
  map: { lat: number; lng: number };
  socials: SocialRecord[];
};

/** Sums are bani. */
export type SettingsRecord = {
  pageSize: number;
  deliveryFeeCapital: number;
  deliveryFeeElsewhere: number;
  /** Delivery is free when the products cost more than this and go to the capital's district. */
  freeDeliveryOver: number;
  capitalDistrictId: number;
  tokenDays: number;
  contactRequestMonths: number;
  phonePrefixesWithoutMessengers: string[];
  pickupPlaces: Record<'in_shop' | 'pickup', PickupPlace>;
  deliveryDays: DeliveryDayRules;
};

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

export type Content = {
  identity: ShopIdentity;
  settings: SettingsRecord;
  phones: PhoneRecord[];
  pages: ContentPageRecord[];
  articles: ArticleRecord[];
  banner: BannerRecord;
  slides: SlideRecord[];
  advantages: AdvantageRecord[];
  clients: ClientRecord[];
  popups: PopupRecord[];
  seo: SeoRecord[];
  districts: DistrictRecord[];
};
