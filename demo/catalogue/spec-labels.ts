import { readTable } from '../data-files.ts';
import type { Text } from '../records.ts';

const labels = new Map(
  readTable('specification-labels.txt', ['key', 'ro', 'ru']).map(
    ({ key, ro, ru }): [string, Text] => [key, { ro, ru }],
  ),
);

/** Label key, Romanian value, Russian value where it differs. */
export type SpecLine = readonly [label: string, ro: string, ru?: string];

export function specText([label, ro, ru = ro]: SpecLine): { label: Text; value: Text } {
  const title = labels.get(label);
  if (title === undefined) throw new Error(`No specification label ${label}`);
  return { label: title, value: { ro, ru } };
}
