import { sql } from 'kysely';
import type { Trx } from '../../../base/database/connect.ts';

type Unit = { unit_ro: string; unit_ru: string };

/** Of an attribute that says yes or no: there are no others, and search and tables know them by key. */
export const yesAndNo = [
  { key: 'yes', number: 1, label_ro: 'da', label_ru: 'да' },
  { key: 'no', number: 0, label_ro: 'nu', label_ru: 'нет' },
];

/** `2,5 mm²` and `2,5 мм²`; an angle's sign stands at its number, and what has no unit is the number. */
export function labelsOfNumber(number: number, { unit_ro, unit_ru }: Unit) {
  const figure = String(number).replace('.', ',');
  const withUnit = (unit: string) => `${figure}${unit === '°' ? '' : ' '}${unit}`.trimEnd();
  return { label_ro: withUnit(unit_ro), label_ru: withUnit(unit_ru || unit_ro) };
}

/** Labels that were the number with the former unit; what people wrote otherwise stays as it is. */
export async function relabel(trx: Trx, attributeId: number, from: Unit, to: Unit): Promise<void> {
  const values = await trx
    .selectFrom('attribute_value')
    .select(['id', 'number', 'label_ro', 'label_ru'])
    .where('attribute_id', '=', attributeId)
    .where('number', 'is not', null)
    .execute();
  const written = values.flatMap(({ id, number, label_ro, label_ru }) => {
    const before = labelsOfNumber(number ?? 0, from);
    const isWritten = label_ro === before.label_ro && ['', before.label_ru].includes(label_ru);
    return isWritten ? [{ id, ...labelsOfNumber(number ?? 0, to) }] : [];
  });
  await sql`
    update attribute_value
    set label_ro = given.label_ro, label_ru = given.label_ru
    from unnest(
      ${written.map(({ id }) => id)}::integer[],
      ${written.map(({ label_ro }) => label_ro)}::text[],
      ${written.map(({ label_ru }) => label_ru)}::text[]
    ) as given (id, label_ro, label_ru)
    where attribute_value.id = given.id`.execute(trx);
}
