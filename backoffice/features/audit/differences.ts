import { toLei } from '../../../contract/money.ts';
import { orderWords } from '../../../contract/staff/orders/words.ts';
import type { AuditEntry } from '../../../contract/staff/shapes.ts';
import { locale } from '../../i18n.ts';
import { text as contentText } from '../../resources/content/messages.ts';
import { said } from '../../ui/conflict.tsx';
import { formatMoment, formatMoney } from '../../ui/format.ts';
import { nameOfField } from './field-names.ts';
import { text as ownText } from './messages.ts';

type Changed = Pick<AuditEntry, 'entity' | 'entity_id' | 'before' | 'after'>;

/** Field by field, in words: what stood there and what stands there now. */
export function differencesOf({ entity, entity_id, before, after }: Changed) {
  const [old, now] = [new Map(fieldsIn(before)), new Map(fieldsIn(after))];
  const names = [...new Set([...old.keys(), ...now.keys()])];
  return names
    .filter((name) => JSON.stringify(old.get(name)) !== JSON.stringify(now.get(name)))
    .map((name) => ({
      name,
      label: nameOfField(entity, entity_id, name),
      before: inWords(name, old.get(name)),
      after: inWords(name, now.get(name)),
    }));
}

/** Those within others as `other.name`; a list is one. */
const fieldsIn = (value: unknown, within = ''): [string, unknown][] =>
  Object.entries(Object(value)).flatMap(([key, field]) =>
    typeof field === 'object' && field !== null && !Array.isArray(field)
      ? fieldsIn(field, `${within}${key}.`)
      : [[`${within}${key}`, field]],
  );

/** Kept in bani. */
const sums = /^(price|promotion_price|total|paid|discount|delivery_fee|products_cost)$/;
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

const { status, payment, payMethod, delivery } = orderWords[locale];
const { draft, about, info, banner, slide, advantage, client, news, announcement } = contentText;
const { active, archived } = ownText;
const products = { draft, active, archived };
const kinds = { banner, slide, advantage, client, news, announcement };

/** What is chosen, by the name of its field. */
const choices: Record<string, Record<string, string>> = {
  ...{ status, payment_state: payment, pay_method: payMethod, delivery_type: delivery },
  ...{ state: products, section: { about, info }, kind: kinds },
};

function inWords(name: string, value: unknown): string {
  if (typeof value === 'number' && sums.test(name)) return formatMoney(toLei(value));
  if (typeof value !== 'string') return said(value) || '—';
  if (moment.test(value)) return formatMoment(value);
  // A written text without its marks.
  return choices[name]?.[value] ?? (value.replaceAll(/<[^>]*>/g, ' ').trim() || '—');
}
