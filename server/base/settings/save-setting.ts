import * as v from 'valibot';
import { type SettingName, settingForms } from '../../../contract/editing/settings.ts';
import { readNetwork } from '../access/networks.ts';
import type { Changing } from '../changes/change.ts';
import { createRow, editRow, lockRow, type Saved } from '../changes/edit-row.ts';
import { invalid, parse } from '../changes/refused.ts';
import { lockName } from '../database/lock-name.ts';
import { withForeignKeys } from './read-stored.ts';
import { isSettingName, settingForms as readForms, readSetting } from './settings.ts';

/** Of the contract's forms, and what only a server can tell. */
const savedForms: Record<SettingName, v.GenericSchema> = {
  ...settingForms,
  staff_networks: v.pipe(
    settingForms.staff_networks,
    v.checkItems((entry) => readNetwork(entry) !== null, 'STAFF.NETWORK'),
  ),
};

type Given = {
  input: unknown;
  seen?: number | undefined;
  /** Places that could not be read and are saved over; undefined: whatever could not be. */
  replaces?: readonly string[] | undefined;
};

/** One setting as a whole; every process reads the settings again. */
export async function saveSetting(
  changing: Changing,
  key: string,
  { input, seen, replaces }: Given,
): Promise<Saved> {
  if (!isSettingName(key)) throw invalid({ key: ['EDIT.UNKNOWN'] });
  const value = parse(savedForms[key], input);
  await lockName(changing.trx, `setting ${key}`);
  const stored = await lockRow(changing, 'setting', key);
  if (!stored) return createRow(changing, 'setting', { key, value });
  const { unreadable } = readSetting(key, stored.value);
  if (replaces && unreadable.some(({ place }) => !replaces.includes(place))) {
    throw invalid({ replaces: ['EDIT.UNREAD'] });
  }
  const fields = { value: withForeignKeys(readForms[key], stored.value, value) };
  return editRow(changing, 'setting', key, { fields, seen });
}
