import * as v from 'valibot';
import { type SettingName, settingForms } from '../../contract/editing/settings.ts';
import type { Changing } from '../changes/change.ts';
import { createRow, editRow, lockRow, type Saved } from '../changes/edit-row.ts';
import { holdName } from '../changes/hold-name.ts';
import { invalid, parse } from '../changes/refused.ts';
import { readNetwork } from '../http/networks.ts';
import { isSettingName } from './settings.ts';

/** Of the contract's forms, and what only a server can tell. */
const savedForms: Record<SettingName, v.GenericSchema> = {
  ...settingForms,
  staff_networks: v.pipe(
    settingForms.staff_networks,
    v.checkItems((entry) => readNetwork(entry) !== null, 'STAFF.NETWORK'),
  ),
};

/** One setting as a whole; every process reads the settings again. */
export async function saveSetting(
  changing: Changing,
  key: string,
  { input, seen }: { input: unknown; seen?: number | undefined },
): Promise<Saved> {
  if (!isSettingName(key)) throw invalid({ key: ['EDIT.UNKNOWN'] });
  const value = parse(savedForms[key], input);
  await holdName(changing.trx, `setting ${key}`);
  const held = await lockRow(changing, 'setting', key);
  if (!held) return createRow(changing, 'setting', { key, value });
  return editRow(changing, 'setting', key, { fields: { value }, seen });
}
