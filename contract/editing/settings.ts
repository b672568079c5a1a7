import * as v from 'valibot';
import { orderStatuses, settingDefaults } from '../constants.ts';
import { email, iban, idno, orEmpty, requiredText, text, vatCode } from '../forms/fields.ts';
import { list, listOnce, reference, strictForm, whole } from './fields.ts';
import type { EditingMessageKey } from './messages.ts';

/** How each setting is saved. What older shops have stored is read by looser forms. */

const says = (key: EditingMessageKey) => key;

const inBoth = (max: number) => strictForm({ ro: text(max), ru: text(max) });
const requiredInRomanian = (max: number) =>
  strictForm({ ro: requiredText('VALIDATE.REQUIRED', max), ru: text(max) });

const httpsLink = v.pipe(
  text(500),
  v.regex(/^https:\/\/[^\s/]+\.[^\s]+$/i, says('EDIT.LINK')),
  v.url(says('EDIT.LINK')),
);
const MOST_BANI = 100_000_000_00;
const flag = v.boolean('VALIDATE.INVALID');
const bani = whole(0, MOST_BANI);
/** By the shop's clock. */
const hour = v.pipe(text(5), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, says('EDIT.HOUR')));
const openHours = v.pipe(
  strictForm({ from: hour, to: hour }),
  v.forward(
    v.check(({ from, to }) => from < to, says('EDIT.TIMES')),
    ['to'],
  ),
);
const pickupPlace = strictForm({
  title: requiredInRomanian(100),
  address: inBoth(300),
  mapLink: v.nullable(httpsLink),
  /** Monday first. */
  hours: v.pipe(list(v.nullable(openHours), 7), v.length(7, 'VALIDATE.INVALID')),
  readyHours: whole(0, 12),
});
const workingDays = whole(0, 60);
const degrees = (most: number) =>
  v.pipe(
    v.number(says('EDIT.COORDINATE')),
    v.minValue(-most, says('EDIT.COORDINATE')),
    v.maxValue(most, says('EDIT.COORDINATE')),
  );

/** Those we have a picture for are shown by it, the others as a link. */
const socialKind = v.pipe(text(30), v.regex(/^[a-z]+$/, says('EDIT.KEY')));

/** 256 bits: what nobody guesses, and no word somebody thought of. */
const feedToken = v.pipe(
  v.string('VALIDATE.INVALID'),
  v.regex(/^[A-Za-z0-9_-]{43}$/, 'VALIDATE.INVALID'),
  v.check((token) => new Set(token).size >= 16, 'VALIDATE.INVALID'),
);

type NumberSetting = {
  least: number;
  most: number;
  default: number;
  /** A change is confirmed by password. */
  isSensitive?: true;
};

const numbers = {
  page_size: { least: 1, most: 100, default: settingDefaults.pageSize },
  token_days: { least: 1, most: 3650, default: settingDefaults.tokenDays, isSensitive: true },
  /** Of one customer: what no buyer reaches, and a program gone wild does. */
  orders_per_hour: {
    least: 1,
    most: 100_000,
    default: settingDefaults.ordersPerHour,
    isSensitive: true,
  },
  /** Lei that an account may owe which has paid or fetched nothing yet; beyond it, orders wait. */
  new_account_unpaid: {
    least: 1,
    most: 100_000_000,
    default: settingDefaults.newAccountUnpaid,
    isSensitive: true,
  },
  /** How much of a product's stock one buyer holds before anybody has confirmed it … */
  unconfirmed_stock_percent: {
    least: 1,
    most: 100,
    default: settingDefaults.unconfirmedStockPercent,
    isSensitive: true,
  },
  /** … where it is worth more than so many lei: the last pieces are anybody's to buy. */
  unconfirmed_stock_from: {
    least: 1,
    most: 100_000_000,
    default: settingDefaults.unconfirmedStockFrom,
    isSensitive: true,
  },
  /**
   * About orders, to addresses nobody has confirmed: typed ones, by account and by address, and an
   * account's own.
   */
  other_address_mails_per_hour: {
    least: 1,
    most: 100_000,
    default: settingDefaults.otherAddressMailsPerHour,
    isSensitive: true,
  },
  contact_request_months: { least: 1, most: 1200, default: 12 },
  low_stock_default: {
    /** Of a product whose category and own data say nothing else. */
    least: 0,
    most: 1_000_000,
    default: 5,
  },
  proforma_working_days: {
    /** How long a proforma is valid and its goods are kept. */
    least: 1,
    most: 60,
    default: 5,
  },
  pickup_waiting_days: {
    /** After so many days a parcel nobody fetches is worth a call. */
    least: 1,
    most: 365,
    default: 5,
  },
  /** How long one of the shop's people stays signed in: at all, and without doing anything. */
  staff_session_hours: { least: 1, most: 24 * 7, default: 12, isSensitive: true },
  staff_idle_minutes: { least: 5, most: 24 * 60, default: 60, isSensitive: true },
} satisfies Record<string, NumberSetting>;
export type NumberSettingName = keyof typeof numbers;

/** Settings of one whole number: how they are saved, read and asked for follows from these. */
const numberSettings: Record<NumberSettingName, NumberSetting> = numbers;
const numberNames = Object.keys(numbers) as NumberSettingName[];

const ofEachNumber = <Made>(make: (setting: NumberSetting) => Made) =>
  Object.fromEntries(numberNames.map((name) => [name, make(numberSettings[name])])) as Record<
    NumberSettingName,
    Made
  >;

export const numberForms = ofEachNumber(({ least, most }) => whole(least, most));
export const numberDefaults = ofEachNumber((setting) => setting.default);

export const settingForms = {
  ...numberForms,
  /** Whether each is a network is for the server to say. */
  staff_networks: listOnce(requiredText('VALIDATE.REQUIRED', 50), 200),
  delivery: strictForm({
    capitalDistrictId: reference,
    freeAbove: bani,
    feeInCapital: bani,
    feeElsewhere: bani,
  }),
  pickup_places: strictForm({ in_shop: pickupPlace, pickup: pickupPlace }),
  delivery_days: strictForm({
    courier: strictForm({
      cutOff: hour,
      weekdays: listOnce(whole(1, 7), 7),
      daysInCapital: workingDays,
      daysElsewhere: workingDays,
      /** Whether each is a district is for the server to say. */
      districts: listOnce(
        strictForm({ districtId: reference, days: v.nullable(workingDays) }),
        100,
        ({ districtId }) => districtId,
      ),
    }),
    cutDays: workingDays,
    holidays: listOnce(v.pipe(text(10), v.isoDate(says('EDIT.DAY'))), 200),
  }),
  phone_prefixes_without_messengers: listOnce(
    v.pipe(text(20), v.regex(/^\+\d{1,15}$/, says('EDIT.PHONE_PREFIX'))),
    50,
  ),
  order_mails: strictForm({
    confirmed: flag,
    packed: flag,
    shipped: flag,
    ready_for_pickup: flag,
    completed: flag,
    cancelled: flag,
    changed: flag,
    parcel: flag,
  }),
  /** Shown in the place of our mark; null: the mark. */
  logo: strictForm({ file: v.nullable(text(200)) }),
  /** Whether customers are shown categories without a product that is sold. */
  empty_categories: strictForm({ areHidden: flag }),
  /** Whether a new shop's people have put its first steps aside. */
  first_steps: strictForm({ isOver: flag }),
  /** The secret part of the feeds' address; random, made by the shop and by nobody else. */
  feeds: v.pipe(
    strictForm({
      isOn: flag,
      token: v.union([v.literal(''), feedToken], 'VALIDATE.INVALID'),
    }),
    v.forward(
      v.check(({ isOn, token }) => !isOn || token !== '', 'VALIDATE.REQUIRED'),
      ['token'],
    ),
  ),
  exchange: strictForm({
    priceType: text(100),
    warehouses: listOnce(requiredText('VALIDATE.REQUIRED', 100), 200),
    titleLanguage: v.picklist(['script', 'ro', 'ru'], 'VALIDATE.INVALID'),
    answerEncoding: v.picklist(['utf-8', 'utf-8-bom', 'windows-1251'], 'VALIDATE.INVALID'),
    ordersInContainer: flag,
    currencyName: requiredText('VALIDATE.REQUIRED', 20),
    mostHiddenPercent: whole(0, 100),
    statuses: list(
      strictForm({
        name: requiredText('VALIDATE.REQUIRED', 100),
        status: v.picklist(orderStatuses, 'VALIDATE.INVALID'),
      }),
      100,
    ),
  }),
  identity: strictForm({
    name: requiredText('VALIDATE.REQUIRED', 100),
    legalName: text(200),
    idno: orEmpty(idno),
    tva: orEmpty(vatCode),
    iban: orEmpty(iban),
    bank: text(200),
    legalAddress: inBoth(300),
    addresses: list(
      strictForm({ address: requiredInRomanian(300), mapLink: v.nullable(httpsLink) }),
      20,
    ),
    emails: listOnce(email, 10),
    workSchedule: list(
      strictForm({
        period: requiredInRomanian(100),
        hours: requiredText('VALIDATE.REQUIRED', 50),
      }),
      14,
    ),
    freeSchedule: inBoth(200),
    map: strictForm({ lat: degrees(90), lng: degrees(180) }),
    socials: list(strictForm({ kind: socialKind, link: httpsLink }), 20),
  }),
};
export type SettingName = keyof typeof settingForms;

/**
 * Who gets in and for how long, where customers send their money, how much an account may do, and
 * whether customers hear of their orders: confirmed by password.
 */
export const sensitiveSettings: readonly SettingName[] = [
  ...numberNames.filter((name) => numberSettings[name].isSensitive),
  'order_mails',
  'staff_networks',
  'feeds',
  'identity',
];

/** What is made of each of them, by its name. */
export const ofEachSetting = (make: (name: SettingName) => unknown) =>
  Object.fromEntries(
    (Object.keys(settingForms) as SettingName[]).map((name) => [name, make(name)]),
  );
