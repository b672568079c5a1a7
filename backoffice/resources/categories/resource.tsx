import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import type { AnswerOf } from '../../../contract/operation.ts';
import type { readCategory } from '../../../contract/staff/operations/categories.ts';
import { numberIn, wholeRules } from '../../../contract/typed-number.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Select } from '../../../kit/ui/select.tsx';
import { api } from '../../api/api.ts';
import {
  categoryOptions,
  knownOf,
  readAttributes,
  readCategories,
} from '../../api/catalogue-reference.ts';
import { inWords } from '../../ui/conflict.tsx';
import { ChoiceField, LanguagePair, TextField } from '../../ui/form.tsx';
import { ui } from '../../ui/messages.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { SortableList } from '../../ui/sortable-list.tsx';
import { titleIn, titleOf } from '../../ui/title-of.ts';
import type { Resource } from '../resource.ts';
import { text } from './messages.ts';

type Category = AnswerOf<typeof readCategory>;
type Values = {
  parent_id: string;
  title_ro: string;
  title_ru: string;
  slug: string;
  description_ro: string;
  description_ru: string;
  icon: string;
  low_stock: string;
  attributes: number[];
};
type Body = Omit<Values, 'parent_id' | 'icon' | 'low_stock'> & {
  parent_id: number | null;
  icon: string | null;
  low_stock: number | null;
};
type Categories = Resource<Category, Values, Body>;

const MAX_LEVEL = 4;

/** The tree of the shop. Where one stands is changed in the tree itself, not in its form. */
export const categories: Categories = {
  entity: 'category',
  href: '/admin/catalogue',
  reads: 'products.read',
  writes: 'products.write',
  renews: [readCategories.queryKey, ['offered']],
  texts: text,
  size: 'lg',
  idOf: ({ id }) => id,
  titleOf,
  read: (id) => api.get('/staff/categories/{id}/', { params: { id } }),
  async create(body) {
    const siblings = (await readCategories.queryFn()).filter(
      ({ parent_id }) => parent_id === body.parent_id,
    );
    return api.post('/staff/categories/', { body: { ...body, position: siblings.length } });
  },
  change: (id, version, { slug, ...fields }) =>
    api.post('/staff/categories/{id}/', { params: { id }, body: { version, slug, fields } }),
  removal: {
    remove: (id, version) =>
      api.delete('/staff/categories/{id}/', { params: { id }, query: { version } }),
    usesOf: ({ id, products }) => [
      { label: text.products, said: products, href: `/admin/products?category=${id}` },
      { label: text.many, said: childrenOf(id).map(titleOf).join(', ') },
    ],
  },
  wordsOf: inWords<Values>({
    parent_id: (id) =>
      id === '' ? text.top : titleIn(knownOf(readCategories).find((one) => String(one.id) === id)),
    attributes: (ids) => ids.map(nameOfAttribute).join(', '),
  }),
  valuesOf: (category) => ({
    parent_id: String(category?.parent_id ?? ''),
    title_ro: category?.title_ro ?? '',
    title_ru: category?.title_ru ?? '',
    slug: category?.slug ?? '',
    description_ro: category?.description_ro ?? '',
    description_ru: category?.description_ru ?? '',
    icon: category?.icon ?? '',
    low_stock: String(category?.low_stock ?? ''),
    attributes: category?.attributes ?? [],
  }),
  bodyOf: (values) => ({
    ...values,
    parent_id: Number(values.parent_id) || null,
    icon: values.icon || null,
    low_stock: numberIn(values.low_stock, wholeRules),
  }),
  Fields: (props) => (props.held ? <Texts {...props} /> : <Beginning {...props} />),
};

type Given = ComponentProps<Categories['Fields']>;

function Beginning({ field }: Given) {
  const all = useQuery(readCategories).data ?? [];
  return (
    <>
      <ChoiceField
        {...field('parent_id')}
        placeholder={text.top}
        options={categoryOptions(all.filter(({ level }) => level < MAX_LEVEL))}
      />
      <LanguagePair {...field('title')} required />
      <TextField {...field('slug')} hint={text.slugHint} required />
    </>
  );
}

function Texts({ form: { watch, setValue }, field }: Given) {
  return (
    <>
      <LanguagePair {...field('title')} required />
      <LanguagePair {...field('description')} multiline />
      <div className="grid items-start gap-4 md:grid-cols-[2fr_1fr_1fr]">
        <TextField {...field('slug')} hint={text.slugHint} />
        <TextField {...field('icon')} />
        <NumberField {...field('low_stock')} hint={text.asAbove} rules={wholeRules} />
      </div>
      <Filters
        chosen={watch('attributes')}
        onChange={(ids) => setValue('attributes', ids, { shouldDirty: true })}
      />
    </>
  );
}

const childrenOf = (id: number) =>
  knownOf(readCategories).filter(({ parent_id }) => parent_id === id);

const nameOfAttribute = (id: number) => {
  const found = knownOf(readAttributes).find((one) => one.id === id);
  return found ? `${titleOf(found)} (${found.key})` : String(id);
};

type FiltersProps = { chosen: number[]; onChange: (ids: number[]) => void };

function Filters({ chosen, onChange }: FiltersProps) {
  const all = useQuery(readAttributes).data ?? [];
  return (
    <section className="grid gap-2">
      <h3 className="text-sm font-semibold">{text.attributes}</h3>
      <SortableList
        label={text.attributes}
        items={chosen}
        keyOf={(id) => id}
        nameOf={nameOfAttribute}
        onChange={onChange}
      >
        {(id) => (
          <span className="flex items-center gap-2 text-sm">
            <span className="flex-1">{nameOfAttribute(id)}</span>
            <Button
              kind="ghost"
              size="sm"
              icon="trash"
              aria-label={`${ui.remove}: ${nameOfAttribute(id)}`}
              onClick={() => onChange(chosen.filter((one) => one !== id))}
            />
          </span>
        )}
      </SortableList>
      <Select
        name="filter"
        label={text.addFilter}
        placeholder={text.choose}
        value=""
        options={all
          .filter(({ id }) => !chosen.includes(id))
          .map(({ id }) => ({ value: String(id), label: nameOfAttribute(id) }))}
        onChange={(id) => id && onChange([...chosen, Number(id)])}
      />
    </section>
  );
}
