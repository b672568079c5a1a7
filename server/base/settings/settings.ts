import * as v from 'valibot';
import { orderStatuses, settingDefaults } from '../../../contract/constants.ts';
import { defaultDeliverySettings } from '../../../contract/delivery-fee.ts';
import { numberDefaults, numberForms } from '../../../contract/editing/settings.ts';
import { defaultDeliveryDays, defaultPlaces } from '../../../contract/pickup-places.ts';
import { readNetwork } from '../access/networks.ts';
import { keptInStep } from '../changes/follower.ts';
import type { Database } from '../database/connect.ts';
import { log } from '../log/log.ts';
import { type Manner, readStored, type Unreadable } from './read-stored.ts';

const text = v.object({ ro: v.string(), ru: v.string() });
const bani = v.pipe(v.number(), v.integer(), v.minValue(0));
const whole = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

const hour = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const workingDays = whole(0, 60);
const pickupPlace = v.object({
  title: text,
  address: text,
  mapLink: v.nullable(v.string()),
  /** Monday first, each day in its place. */
  hours: v.pipe(
    v.array(v.nullable(v.object({ from: hour, to: hour }))),
    v.length(7),
    v.metadata({ blank: null } satisfies Manner),
  ),
  readyHours: whole(0, 12),
});

/**
 * One row of the setting table each, read key by key (read-stored.ts). A key that is added here and
 * to the defaults needs no migration; one of a whole number stands in the contract alone. Of a list,
 * elements that cannot be read are left out and told, and the others hold; where an element means
 * something by its place, its default stands there. A key that is added to the elements of a list is
 * optional and has its default here, or the older ones are lost.
 */
export const settingForms = {
  ...numberForms,
  /**
   * Addresses and networks the shop's people work from; none: from everywhere. So it is where none of
   * them can be read: passwords and second factors hold, and a shop nobody enters cannot be mended.
   */
  staff_networks: v.pipe(
    v.array(
      v.pipe(
        v.string(),
        v.trim(),
        v.check((entry) => readNetwork(entry) !== null, 'STAFF.NETWORK'),
      ),
    ),
    v.maxLength(200),
  ),
  delivery: v.object({
    capitalDistrictId: v.number(),
    freeAbove: bani,
    feeInCapital: bani,
    feeElsewhere: bani,
  }),
  pickup_places: v.object({ in_shop: pickupPlace, pickup: pickupPlace }),
  /** On which day an order is promised. */
  delivery_days: v.object({
    courier: v.object({
      cutOff: hour,
      weekdays: v.array(whole(1, 7)),
      daysInCapital: workingDays,
      daysElsewhere: workingDays,
      districts: v.array(v.object({ districtId: v.number(), days: v.nullable(workingDays) })),
    }),
    cutDays: workingDays,
    holidays: v.array(v.pipe(v.string(), v.isoDate())),
  }),
  phone_prefixes_without_messengers: v.array(v.string()),
  /** Of which steps of an order its customer is told by mail. */
  order_mails: v.object({
    confirmed: v.boolean(),
    packed: v.boolean(),
    shipped: v.boolean(),
    ready_for_pickup: v.boolean(),
    completed: v.boolean(),
    cancelled: v.boolean(),
    changed: v.boolean(),
    parcel: v.boolean(),
  }),
  logo: v.object({ file: v.nullable(v.string()) }),
  empty_categories: v.object({ areHidden: v.boolean() }),
  first_steps: v.object({ isOver: v.boolean() }),
  /** Prices for search engines and marketplaces, at an address nobody guesses; off unless wanted. */
  feeds: v.object({ isOn: v.boolean(), token: v.string() }),
  exchange: v.object({
    /** Which of 1C's types of price is ours; empty: nobody has said, and none is taken. */
    priceType: v.string(),
    /** Which of its warehouses sell here; none named: all. */
    warehouses: v.array(v.string()),
    /** Whose titles 1C has; `script`: Cyrillic letters are Russian, others Romanian. */
    titleLanguage: v.picklist(['script', 'ro', 'ru']),
    answerEncoding: v.picklist(['utf-8', 'utf-8-bom', 'windows-1251']),
    /** Newer modules find no orders without it, older ones none with it. */
    ordersInContainer: v.boolean(),
    /** As that 1C names the leu. */
    currencyName: v.pipe(v.string(), v.nonEmpty()),
    /** A full export that would hide more of the catalogue hides nothing. */
    mostHiddenPercent: whole(0, 100),
    /** What 1C calls the states of an order, and which of ours they are. */
    statuses: v.array(v.object({ name: v.string(), status: v.picklist(orderStatuses) })),
  }),
  identity: v.object({
    name: v.pipe(v.string(), v.nonEmpty()),
    legalName: v.string(),
    idno: v.string(),
    tva: v.string(),
    iban: v.string(),
    bank: v.string(),
    legalAddress: text,
    /** The first is the shop, the second the depot: the next one must not become another's. */
    addresses: v.pipe(
      v.array(v.object({ address: text, mapLink: v.nullable(v.string()) })),
      v.metadata({ blank: { address: { ro: '', ru: '' }, mapLink: null } } satisfies Manner),
    ),
    emails: v.array(v.string()),
    workSchedule: v.array(v.object({ period: text, hours: v.string() })),
    freeSchedule: text,
    map: v.pipe(
      v.object({ lat: v.number(), lng: v.number() }),
      v.metadata({ isWhole: true } satisfies Manner),
    ),
    socials: v.array(v.object({ kind: v.string(), link: v.string() })),
  }),
};

export const isSettingName = (key: string): key is keyof typeof settingForms =>
  Object.hasOwn(settingForms, key);

const settings = v.object(settingForms);
export type Settings = v.InferOutput<typeof settings>;
type Name = keyof Settings;

/** What holds where nothing is stored, or nothing that can be read. */
export const defaultSettings: Settings = {
  ...numberDefaults,
  staff_networks: [],
  delivery: defaultDeliverySettings,
  pickup_places: defaultPlaces,
  delivery_days: defaultDeliveryDays,
  phone_prefixes_without_messengers: [...settingDefaults.phonePrefixesWithoutMessengers],
  order_mails: {
    confirmed: true,
    // The next mail says when it leaves or waits, and comes soon.
    packed: false,
    shipped: true,
    ready_for_pickup: true,
    completed: true,
    cancelled: true,
    changed: true,
    parcel: true,
  },
  logo: { file: null },
  empty_categories: { areHidden: false },
  // Only a shop that was opened empty leads through them.
  first_steps: { isOver: true },
  feeds: { isOn: false, token: '' },
  exchange: {
    priceType: '',
    warehouses: [],
    titleLanguage: 'script',
    answerEncoding: 'utf-8-bom',
    ordersInContainer: false,
    currencyName: 'MDL',
    mostHiddenPercent: 10,
    statuses: [],
  },
  identity: {
    name: 'Cablaj',
    legalName: '',
    idno: '',
    tva: '',
    iban: '',
    bank: '',
    legalAddress: { ro: '', ru: '' },
    addresses: [],
    emails: [],
    workSchedule: [],
    freeSchedule: { ro: '', ru: '' },
    map: { lat: 47.0105, lng: 28.8638 },
    socials: [],
  },
};

/** A setting as it is stored, or nothing: what holds of it, and what of it cannot be read. */
export const readSetting = (name: Name, stored: unknown) =>
  readStored(settingForms[name], stored, defaultSettings[name]);

type Row = { key: string; value: unknown };

/** All of them, with what could not be read of each. */
export function readSettings(rows: Row[]) {
  const stored = new Map(rows.map(({ key, value }) => [key, value]));
  const read = Object.keys(settingForms)
    .filter(isSettingName)
    .map((name) => ({ name, ...readSetting(name, stored.get(name)) }));
  const values = Object.fromEntries(read.map(({ name, value }) => [name, value]));
  const unreadable = new Map(read.map(({ name, unreadable }) => [name, unreadable]));
  return { settings: v.parse(settings, values), unreadable };
}

export const keepSettings = (db: Database) => keptInStep(['setting'], () => loadSettings(db));

export async function loadSettings(db: Database): Promise<Settings> {
  const rows = await db.selectFrom('setting').select(['key', 'value']).execute();
  const { settings, unreadable } = readSettings(rows);
  for (const [name, parts] of unreadable) tellOperator(name, parts);
  return settings;
}

/** What was logged of a setting last: they are loaded often, and what stays broken is logged once. */
const logged = new Map<Name, string>();

function tellOperator(name: Name, unreadable: Unreadable[]) {
  const now = JSON.stringify(unreadable);
  if ((logged.get(name) ?? '[]') === now) return;
  logged.set(name, now);
  for (const { place, wanted } of unreadable) {
    const full = [name, place].filter(Boolean).join('.');
    log.error(`setting ${full} is broken, the default holds`, `expected ${wanted}`);
  }
}
