import * as v from 'valibot';
import { orderStatuses } from '../constants.ts';
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

export const settingForms = {
  page_size: whole(1, 100),
  token_days: whole(1, 3650),
  orders_per_hour: whole(1, 100_000),
  new_account_unpaid: whole(1, 100_000_000),
  unconfirmed_stock_percent: whole(1, 100),
  unconfirmed_stock_from: whole(1, 100_000_000),
  other_address_mails_per_hour: whole(1, 100_000),
  contact_request_months: whole(1, 1200),
  low_stock_default: whole(0, 1_000_000),
  pickup_waiting_days: whole(1, 365),
  proforma_working_days: whole(1, 60),
  staff_session_hours: whole(1, 24 * 7),
  staff_idle_minutes: whole(5, 24 * 60),
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

/** What is made of each of them, by its name. */
export const ofEachSetting = (make: (name: SettingName) => unknown) =>
  Object.fromEntries(
    (Object.keys(settingForms) as SettingName[]).map((name) => [name, make(name)]),
  );
