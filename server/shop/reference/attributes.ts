import type { AttributeKind } from '../../../contract/constants.ts';
import type { ReferenceRows } from './reference-queries.ts';
import { type Text, textOf } from './text.ts';

export type Attribute = {
  id: number;
  key: string;
  title: Text;
  kind: AttributeKind;
  /** Of numbers; empty for none. */
  unit: Text;
  position: number;
};

export type AttributeValue = {
  id: number;
  attribute: Attribute;
  key: string;
  /** What requests name it by: `section_mm2:2.5`. */
  name: string;
  /** Orders the values of a numeric attribute, and of words with a number in them. */
  number: number | null;
  label: Text;
};

export const buildAttributes = (rows: ReferenceRows['attributes']): Attribute[] =>
  rows.map(({ id, key, title_ro, title_ru, kind, unit_ro, unit_ru, position }) => ({
    id,
    key,
    title: textOf(title_ro, title_ru),
    kind,
    unit: textOf(unit_ro, unit_ru),
    position,
  }));

export function buildValues(
  rows: ReferenceRows['values'],
  attributes: Attribute[],
): AttributeValue[] {
  const attributeById = new Map(attributes.map((attribute) => [attribute.id, attribute]));
  return rows.flatMap(({ id, attribute_id, key, number, label_ro, label_ru }) => {
    const attribute = attributeById.get(attribute_id);
    if (!attribute) return [];
    const name = `${attribute.key}:${key}`;
    return [{ id, attribute, key, name, number, label: textOf(label_ro, label_ru) }];
  });
}
