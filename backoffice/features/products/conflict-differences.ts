import { differencesBetween } from '../../ui/conflict.tsx';
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

/** Field by field: what they saved since, beside what was typed here. */
export const differencesOf = (before: Values, theirs: Values, mine: Values, text: Text) =>
  differencesBetween({ before, theirs, mine }, (name) => labelOf(name, text));
