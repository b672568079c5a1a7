import type { Difference } from '../../ui/conflict.tsx';
import type { formMessages } from './form-messages.ts';
import type { Values } from './form-values.ts';

type Text = typeof formMessages.ro;

/** What each field is called on the screen. */
const labelOf = (name: string, text: Text): string => {
  const base = name.replace(/_r[ou]$/, '');
  const language = name.endsWith('_ru')
    ? ` · ${text.ru}`
    : name.endsWith('_ro')
      ? ` · ${text.ro}`
      : '';
  const names: Record<string, string> = {
    ...Object.fromEntries(Object.entries(text).filter(([, value]) => typeof value === 'string')),
    general_info: text.generalInfo,
    shop_code: text.shopCode,
    brand_id: text.brand,
    category_id: text.category,
    warranty_months: text.warranty,
    smallest_quantity: text.smallest,
    quantity_step: text.step,
    low_stock: text.lowStock,
    vat_rate: text.vatRate,
  };
  return `${names[base] ?? name}${language}`;
};

const said = (value: unknown) =>
  typeof value === 'string' ? value.slice(0, 300) : JSON.stringify(value).slice(0, 300);

/** Field by field: what they saved since, beside what was typed here. */
export function differencesOf(before: Values, theirs: Values, mine: Values, text: Text) {
  const names = Object.keys(theirs) as (keyof Values)[];
  const isOther = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b);
  return names
    .filter((name) => isOther(before[name], theirs[name]) && isOther(mine[name], theirs[name]))
    .map(
      (name): Difference => ({
        label: labelOf(name, text),
        theirs: said(theirs[name]),
        mine: said(mine[name]),
      }),
    );
}
