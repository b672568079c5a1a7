import type { Changing } from '../changes/change.ts';
import { createRow, editRow, lockRow, type Saved } from '../changes/edit-row.ts';
import { invalid, parse } from '../changes/refused.ts';
import { isSettingName, settingForms } from './settings.ts';

/** One setting as a whole; every process reads the settings again. */
export async function saveSetting(
  changing: Changing,
  key: string,
  { input, seen }: { input: unknown; seen?: number | undefined },
): Promise<Saved> {
  if (!isSettingName(key)) throw invalid({ key: ['EDIT.UNKNOWN'] });
  const value = parse(settingForms[key], input);
  const held = await lockRow(changing, 'setting', key);
  if (!held) return createRow(changing, 'setting', { key, value });
  return editRow(changing, 'setting', key, { fields: { value }, seen });
}
