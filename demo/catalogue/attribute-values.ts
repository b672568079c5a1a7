import type { AttributeRecord, AttributeValueRecord } from '../records.ts';
import { attributeOf } from './attributes.ts';
import { romanian, valueLabel } from './labels.ts';
import type { Values } from './values.ts';

export function attributeValues(values: Values): AttributeValueRecord[] {
  return Object.entries(values)
    .map(([attribute, value]) => ({
      attribute,
      value: String(value),
      number: hasOrder(attributeOf(attribute)) ? sortNumber(String(value)) : null,
      label: romanian(valueLabel(attribute, value), values),
    }))
    .sort((a, b) => attributeOf(a.attribute).position - attributeOf(b.attribute).position);
}

const hasOrder = ({ kind, isGraded }: AttributeRecord) => kind === 'number' || isGraded;

/**
 * `2.5` sorts as itself, `3+1` as 3, `DC 1500` as 1500; of ranges such as `300/500` or `0.2-4` the
 * second number only breaks ties.
 */
export function sortNumber(value: string): number {
  const [first, second] = value.match(/[\d.]+/g) ?? [];
  if (first === undefined) throw new Error(`${value} holds no number`);
  const isRange = second !== undefined && /[\d.]\s*[-/]\s*[\d.]/.test(value);
  return Number(first) + (isRange ? Number(second) / 1e6 : 0);
}
