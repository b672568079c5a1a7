import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import type { AnswerOf, BodyOf } from '../../../contract/operation.ts';
import type {
  createUnit,
  listUnits,
} from '../../../contract/staff/operations/units-and-warehouses.ts';
import { numberIn, wholeRules } from '../../../contract/typed-number.ts';
import { api } from '../../api/api.ts';
import { knownOf, readAttributes, readUnits } from '../../api/catalogue-reference.ts';
import { locale } from '../../i18n.ts';
import { may, useMay } from '../../session/session.ts';
import { inWords } from '../../ui/conflict.tsx';
import { figures } from '../../ui/data-table.tsx';
import { ChoiceField, LanguagePair, TextField, TickField } from '../../ui/form.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { titleIn, titleOf } from '../../ui/title-of.ts';
import { type Listed, oneOf } from '../resource.ts';
import { text } from './messages.ts';

type Unit = AnswerOf<typeof listUnits>[number];
type Body = Required<BodyOf<typeof createUnit>>;
type Values = {
  key: string;
  title_ro: string;
  title_ru: string;
  is_cut: boolean;
  smallest_quantity: string;
  quantity_step: string;
  content_unit: string;
  content_attribute: string;
};
type Units = Listed<Unit, Unit, Values, Body>;

/** What is counted and priced. Content's people name units; how they are sold is the catalogue's. */
export const units: Units = {
  entity: 'unit',
  href: '/admin/catalogue/units',
  reads: 'products.read',
  writes: ['products.write', 'content.write'],
  creates: 'products.write',
  renews: [readUnits.queryKey],
  texts: text,
  idOf: ({ key }) => key,
  titleOf,
  list: async () => ({ results: await readUnits.queryFn(), next: null }),
  exported: '/staff/units/export/',
  heading: text.title,
  columns: (rows) => [
    {
      key: 'other',
      title: locale === 'ru' ? 'RO' : 'RU',
      cell: ({ title_ro, title_ru }) => (locale === 'ru' ? title_ro : title_ru),
    },
    { key: 'key', title: text.key, cell: ({ key }) => <code>{key}</code> },
    {
      key: 'contents',
      title: text.content_unit,
      cell({ content_unit }) {
        const held = rows.find(({ key }) => key === content_unit);
        return held ? titleOf(held) : '—';
      },
    },
    figures('smallest', text.smallest_quantity, ({ smallest_quantity }) => smallest_quantity),
    figures('step', text.quantity_step, ({ quantity_step }) => quantity_step),
    figures('products', text.products, ({ products }) => products),
  ],
  read: async (id) => oneOf(await readUnits.queryFn(), ({ key }) => key === id),
  create: (body) => api.post('/staff/units/', { body }),
  change(id, version, { key: _stays, ...changed }, { content_unit, content_attribute }) {
    const params = { key: id };
    if (!may('products.write')) {
      const { title_ro, title_ru } = changed;
      const body = { version, title_ro, title_ru };
      return api.post('/staff/content/units/{key}/', { params, body });
    }
    // What it holds is told by both or by none.
    const isOther = 'content_unit' in changed || 'content_attribute' in changed;
    const fields = { ...changed, ...(isOther && { content_unit, content_attribute }) };
    return api.post('/staff/units/{key}/', { params, body: { version, fields } });
  },
  wordsOf: inWords<Values>({
    content_unit: (held) => titleIn(knownOf(readUnits).find(({ key }) => key === held)),
    content_attribute: (held) => titleIn(knownOf(readAttributes).find(({ key }) => key === held)),
  }),
  valuesOf: (unit) => ({
    key: unit?.key ?? '',
    title_ro: unit?.title_ro ?? '',
    title_ru: unit?.title_ru ?? '',
    is_cut: unit?.is_cut ?? false,
    smallest_quantity: String(unit?.smallest_quantity ?? 1),
    quantity_step: String(unit?.quantity_step ?? 1),
    content_unit: unit?.content_unit ?? '',
    content_attribute: unit?.content_attribute ?? '',
  }),
  bodyOf: (values) => ({
    ...values,
    smallest_quantity: numberIn(values.smallest_quantity, wholeRules) ?? Number.NaN,
    quantity_step: numberIn(values.quantity_step, wholeRules) ?? Number.NaN,
    content_unit: values.content_unit || null,
    content_attribute: values.content_attribute || null,
  }),
  Fields(props) {
    const { held, field } = props;
    const isSeller = useMay('products.write');
    return (
      <>
        {!held && <TextField {...field('key')} hint={text.keyStays} required />}
        <LanguagePair {...field('title')} required="both" />
        {isSeller && <HowItIsSold {...props} />}
      </>
    );
  },
};

function HowItIsSold({ field, held }: ComponentProps<Units['Fields']>) {
  const others = useQuery(readUnits).data?.filter(({ key }) => key !== held?.key) ?? [];
  const attributes = useQuery(readAttributes).data ?? [];
  const optionOf = (one: { key: string; title_ro: string; title_ru: string }) => ({
    value: one.key,
    label: titleOf(one),
  });
  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        <NumberField {...field('smallest_quantity')} rules={wholeRules} required />
        <NumberField {...field('quantity_step')} rules={wholeRules} required />
        <ChoiceField {...field('content_unit')} placeholder="—" options={others.map(optionOf)} />
        <ChoiceField
          {...field('content_attribute')}
          placeholder="—"
          options={attributes.filter(({ kind }) => kind === 'number').map(optionOf)}
        />
      </div>
      <TickField {...field('is_cut')} />
    </>
  );
}
