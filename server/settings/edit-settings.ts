import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { SettingName } from '../../contract/editing/settings.ts';
import { isWithin } from '../access/networks.ts';
import { type Actor, type Changing, change } from '../changes/change.ts';
import { invalid, type Mistakes, Refused } from '../changes/refused.ts';
import type { Database } from '../database/connect.ts';
import { startPlacing } from '../exchange/applying/place-waiting.ts';
import { unknownFiles } from '../media/known-files.ts';
import type { Shop } from '../shop.ts';
import { saveSetting } from './save-setting.ts';
import { loadSettings, readSettings, type Settings } from './settings.ts';

/** Every setting as it holds in the database now, with the version to save over. */
export async function listSettings(db: Database) {
  const rows = await db
    .selectFrom('setting')
    .select(['key', 'value', 'version', 'updated_at'])
    .execute();
  const { settings, unreadable } = readSettings(rows);
  const held = <Name extends SettingName>(name: Name) => {
    const row = rows.find(({ key }) => key === name);
    return {
      value: settings[name],
      version: row?.version ?? 0,
      updated_at: row?.updated_at.toISOString() ?? null,
      unreadable: (unreadable.get(name) ?? []).map(({ place, stored }) => ({
        place,
        stored: inShort(stored),
      })),
    };
  };
  return {
    page_size: held('page_size'),
    token_days: held('token_days'),
    orders_per_hour: held('orders_per_hour'),
    new_account_unpaid: held('new_account_unpaid'),
    unconfirmed_stock_percent: held('unconfirmed_stock_percent'),
    unconfirmed_stock_from: held('unconfirmed_stock_from'),
    other_address_mails_per_hour: held('other_address_mails_per_hour'),
    contact_request_months: held('contact_request_months'),
    low_stock_default: held('low_stock_default'),
    pickup_waiting_days: held('pickup_waiting_days'),
    proforma_working_days: held('proforma_working_days'),
    order_mails: held('order_mails'),
    staff_session_hours: held('staff_session_hours'),
    staff_idle_minutes: held('staff_idle_minutes'),
    staff_networks: held('staff_networks'),
    delivery: held('delivery'),
    pickup_places: held('pickup_places'),
    delivery_days: held('delivery_days'),
    phone_prefixes_without_messengers: held('phone_prefixes_without_messengers'),
    logo: held('logo'),
    empty_categories: held('empty_categories'),
    first_steps: held('first_steps'),
    feeds: held('feeds'),
    exchange: held('exchange'),
    identity: held('identity'),
  };
}

const MOST_SHOWN = 200;

const inShort = (stored: unknown) =>
  (typeof stored === 'string' ? stored : JSON.stringify(stored)).slice(0, MOST_SHOWN);

type Given = { value: unknown; version: number; replaces: string[] };

/** Saved by a person of the shop, who must be able to come back. */
export async function saveSettingBy(
  { db }: Pick<Shop, 'db'>,
  { actor, address }: { actor: Actor; address: string },
  name: SettingName,
  { value, version, replaces }: Given,
) {
  const done = await change(db, actor, async (changing) => {
    const input = name === 'feeds' ? await withAddress(changing, value) : value;
    const before = name === 'exchange' ? await loadSettings(changing.trx) : null;
    await saveSetting(changing, name, { input, seen: version, replaces });
    if (before) await followPriceType(changing.trx, before.exchange);
    const mistakes = await mistakesIn(changing, name, address);
    if (Object.keys(mistakes).length > 0) throw invalid(mistakes);
  });
  return done instanceof Refused ? withinValue(done) : null;
}

/** What 1C has sent and waits for its price has one now. */
async function followPriceType(trx: Changing['trx'], before: Settings['exchange']) {
  const { priceType } = (await loadSettings(trx)).exchange;
  if (priceType !== '' && priceType !== before.priceType) await startPlacing(trx);
}

/** 256 bits, as an address writes them. */
const newAddress = () => randomBytes(32).toString('base64url');

/** With the address they have, or one of their own once they are switched on. */
async function withAddress({ trx }: Changing, value: unknown) {
  const { isOn } = v.parse(v.object({ isOn: v.boolean() }), value);
  const { token } = (await loadSettings(trx)).feeds;
  return { isOn, token: token || (isOn ? newAddress() : '') };
}

/** Whoever was told the former address of the feeds reads nothing there from now on. */
export async function renewFeedAddressBy(
  { db }: Pick<Shop, 'db'>,
  actor: Actor,
  { version }: { version: number },
) {
  const done = await change(db, actor, async (changing) => {
    const { isOn } = (await loadSettings(changing.trx)).feeds;
    const input = { isOn, token: newAddress() };
    // Whether they are on is not asked here, so it is not to be lost here.
    await saveSetting(changing, 'feeds', { input, seen: version, replaces: ['token'] });
  });
  return done instanceof Refused ? done : null;
}

/** What is wrong with the setting as it was just written: nothing of it stays if something is. */
async function mistakesIn(
  { trx }: Changing,
  name: SettingName,
  address: string,
): Promise<Mistakes> {
  const saved: Settings = await loadSettings(trx);
  if (name === 'staff_networks') {
    const { staff_networks: networks } = saved;
    const isShutOut = networks.length > 0 && !isWithin(networks, address);
    return isShutOut ? { non_field_errors: ['STAFF.NETWORK_OWN'] } : {};
  }
  if (name === 'logo') {
    const unknown = await unknownFiles(trx, [saved.logo.file]);
    return unknown.length > 0 ? { file: ['EDIT.UNKNOWN'] } : {};
  }
  if (name === 'delivery') {
    const district = await trx
      .selectFrom('district')
      .select('id')
      .where('id', '=', saved.delivery.capitalDistrictId)
      .executeTakeFirst();
    return district ? {} : { capitalDistrictId: ['EDIT.UNKNOWN'] };
  }
  if (name === 'delivery_days') return unknownDistricts(trx, saved);
  return {};
}

async function unknownDistricts(trx: Changing['trx'], { delivery_days }: Settings) {
  const known = await trx.selectFrom('district').select('id').execute();
  return Object.fromEntries(
    delivery_days.courier.districts.flatMap(({ districtId }, at) =>
      known.some(({ id }) => id === districtId)
        ? []
        : [[`courier.districts.${at}.districtId`, ['EDIT.UNKNOWN']]],
    ),
  ) as Mistakes;
}

/** Fields as the call named them: `value.emails.0`; what it replaces is a field of its own. */
function withinValue(refused: Refused): Refused {
  const { refusal } = refused;
  if (refusal.kind !== 'invalid') return refused;
  return invalid(
    Object.fromEntries(
      Object.entries(refusal.fields).map(([field, messages]) => [nameInCall(field), messages]),
    ),
  );
}

const nameInCall = (field: string) => {
  if (field === 'non_field_errors') return 'value';
  return field === 'replaces' ? field : `value.${field}`;
};
