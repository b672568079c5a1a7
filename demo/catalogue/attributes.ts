import { attributeKinds } from '../../contract/constants.ts';
import { fail, readTable } from '../data-files.ts';
import type { AttributeRecord } from '../records.ts';

export const attributes: AttributeRecord[] = readTable('attributes.txt', [
  'key',
  'ro',
  'ru',
  'unit ro',
  'unit ru',
  'kind',
]).map(({ key, ro, ru, kind, place, ...row }, position) => ({
  key,
  title: { ro, ru },
  unit: row['unit ro'] === '' ? null : { ro: row['unit ro'], ru: row['unit ru'] },
  kind:
    kind === 'grade'
      ? 'word'
      : (attributeKinds.find((known) => known === kind) ??
        fail({ place }, `${kind} is no kind of attribute`)),
  isGraded: kind === 'grade',
  position,
}));

const byKey = new Map(attributes.map((attribute) => [attribute.key, attribute]));

export function attributeOf(key: string): AttributeRecord {
  const attribute = byKey.get(key);
  if (attribute === undefined) throw new Error(`No attribute ${key} in the dictionary`);
  return attribute;
}
