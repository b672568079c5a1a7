import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { ofEachSetting, type SettingName } from '../../../contract/editing/settings.ts';
import { isWithin } from '../access/networks.ts';
import { type Actor, type Changing, change } from '../changes/change.ts';
import { invalid, type Mistakes, Refused } from '../changes/refused.ts';
import type { Database, Trx } from '../database/connect.ts';
import { unknownFiles } from '../media/known-files.ts';
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
  return ofEachSetting(held) as { [Name in SettingName]: ReturnType<typeof held<Name>> };
}

const MOST_SHOWN = 200;

const inShort = (stored: unknown) =>
  (typeof stored === 'string' ? stored : JSON.stringify(stored)).slice(0, MOST_SHOWN);

type Given = { value: unknown; version: number; replaces: string[] };

/** Who has something to do once settings are others: what they have waited for, say. */
export type SettingsFollower = (trx: Trx, before: Settings, now: Settings) => Promise<void>;

/** Saved by a person of the shop, who must be able to come back. */
export async function saveSettingBy(
  db: Database,
  { actor, address }: { actor: Actor; address: string },
  name: SettingName,
  { value, version, replaces }: Given,
  followers: SettingsFollower[],
) {
  const done = await change(db, actor, async (changing) => {
    const input = name === 'feeds' ? await withAddress(changing, value) : value;
    const before = await loadSettings(changing.trx);
    await saveSetting(changing, name, { input, seen: version, replaces });
    const now = await loadSettings(changing.trx);
    for (const follow of followers) await follow(changing.trx, before, now);
    const mistakes = await mistakesIn(changing, now, name, address);
    if (Object.keys(mistakes).length > 0) throw invalid(mistakes);
  });
  return done instanceof Refused ? withinValue(done) : null;
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
  db: Database,
  actor: Actor,
  { version }: { version: number },
) {
  const done = await change(db, actor, async (changing) => {
    const { isOn } = (await loadSettings(changing.trx)).feeds;
    const input = { isOn, token: newAddress() };
    // Whether they are on is not asked here, so it is not to be lost here.
    await saveSetting(changing, 'feeds', { input, seen: version, replaces: ['token'] });
  });
  return done;
}

/** What is wrong with the setting as it was just written: nothing of it stays if something is. */
async function mistakesIn(
  { trx }: Changing,
  saved: Settings,
  name: SettingName,
  address: string,
): Promise<Mistakes> {
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
