import * as v from 'valibot';
import { settingDefaults } from '../../contract/constants.ts';
import { defaultDeliverySettings } from '../../contract/delivery-fee.ts';
import type { Database } from '../database/connect.ts';

const text = v.object({ ro: v.string(), ru: v.string() });
const bani = v.pipe(v.number(), v.integer(), v.minValue(0));

/** One row of the setting table per entry; what is missing or broken there falls back to this. */
const entries = {
  page_size: v.fallback(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
    settingDefaults.pageSize,
  ),
  token_days: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1)), settingDefaults.tokenDays),
  contact_request_months: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1)), 12),
  delivery: v.fallback(
    v.object({
      capitalDistrictId: v.number(),
      freeAbove: bani,
      feeInCapital: bani,
      feeElsewhere: bani,
    }),
    defaultDeliverySettings,
  ),
  phone_prefixes_without_messengers: v.fallback(v.array(v.string()), [
    ...settingDefaults.phonePrefixesWithoutMessengers,
  ]),
  identity: v.fallback(
    v.object({
      name: v.string(),
      legalName: v.string(),
      idno: v.string(),
      tva: v.string(),
      iban: v.string(),
      bank: v.string(),
      legalAddress: text,
      addresses: v.array(v.object({ address: text, mapLink: v.nullable(v.string()) })),
      emails: v.array(v.string()),
      workSchedule: v.array(v.object({ period: text, hours: v.string() })),
      freeSchedule: text,
      map: v.object({ lat: v.number(), lng: v.number() }),
      socials: v.array(v.object({ kind: v.string(), link: v.string() })),
    }),
    {
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
  ),
};

const settings = v.object(entries);
export type Settings = v.InferOutput<typeof settings>;

export async function loadSettings(db: Database): Promise<Settings> {
  const rows = await db.selectFrom('setting').select(['key', 'value']).execute();
  const stored = Object.fromEntries(rows.map(({ key, value }) => [key, value]));
  const all = Object.keys(entries).map((key) => [key, stored[key]]);
  return v.parse(settings, Object.fromEntries(all));
}
