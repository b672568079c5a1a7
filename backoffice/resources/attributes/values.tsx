import type { ComponentProps } from 'react';
import type { AttributeForm } from '../../../contract/staff/catalogue/reference-shapes.ts';
import { numberIn, numberInField } from '../../../contract/typed-number.ts';
import { api } from '../../api/api.ts';
import { readAttribute } from '../../api/catalogue-reference.ts';
import { LanguagePair, TextField } from '../../ui/form.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { type Id, oneOf, type Resource } from '../resource.ts';
import { valueText as text } from './messages.ts';
import { showingAttributes } from './resource.tsx';

/** Its version is the attribute's. */
export type Value = AttributeForm['values'][number] & { version: number };
type Values = { label_ro: string; label_ru: string; key: string; number: string };
type Body = Omit<Values, 'number'> & { number: number | null };

const rules = { decimals: 6, signed: true };

/** What products of the attribute may have. */
export function valuesOf({ id, key, kind }: AttributeForm): Resource<Value, Values, Body> {
  const read = async (valueId: Id) => {
    const now = await readAttribute(id).queryFn();
    return { ...oneOf(now.values, (one) => one.id === valueId), version: now.version };
  };
  return {
    entity: 'attribute',
    href: `/admin/catalogue/attributes/${id}`,
    reads: 'products.read',
    writes: 'products.write',
    renews: showingAttributes,
    texts: text,
    idOf: (value) => value.id,
    titleOf: ({ label_ro }) => label_ro,
    read,
    async create(fields) {
      const { version } = await readAttribute(id).queryFn();
      const body = { version, fields };
      return api.post('/staff/attributes/{id}/values/', { params: { id }, body });
    },
    change: (value_id, seen, fields) =>
      api.post('/staff/attributes/{id}/values/{value_id}/', {
        params: { id, value_id },
        body: { version: seen, fields },
      }),
    removal: {
      remove: (value_id, seen) =>
        api.delete('/staff/attributes/{id}/values/{value_id}/', {
          params: { id, value_id },
          query: { version: seen },
        }),
      usesOf: (value) => [
        {
          label: text.products,
          said: value.products,
          href: `/admin/products?${new URLSearchParams({ attributes: `${key}:${value.key}` })}`,
        },
      ],
    },
    valuesOf: (value) => ({
      label_ro: value?.label_ro ?? '',
      label_ru: value?.label_ru ?? '',
      key: value?.key ?? '',
      number: value?.number == null ? '' : numberInField(value.number),
    }),
    bodyOf: (values) => ({ ...values, number: numberIn(values.number, rules) }),
    Fields: kind === 'number' ? OfNumber : OfWord,
  };
}

type Given = ComponentProps<Resource<Value, Values, Body>['Fields']>;

const OfWord = ({ field }: Given) => (
  <>
    <LanguagePair {...field('label')} required />
    <TextField {...field('key')} required />
  </>
);

const OfNumber = ({ field }: Given) => (
  <>
    <LanguagePair {...field('label')} label={text.labelOfNumber} />
    <div className="grid gap-4 md:grid-cols-2">
      <TextField {...field('key')} required />
      <NumberField {...field('number')} rules={rules} />
    </div>
  </>
);
