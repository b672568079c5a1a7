import { type ComponentProps, useEffect } from 'react';
import type { AnswerOf, BodyOf } from '../../../contract/operation.ts';
import { pictureUrl } from '../../../contract/pictures.ts';
import { slugOf } from '../../../contract/slug-of.ts';
import type { StaffBrand } from '../../../contract/staff/catalogue/reference-shapes.ts';
import type { createBrand, readBrand } from '../../../contract/staff/operations/brands.ts';
import { numberIn, wholeRules } from '../../../contract/typed-number.ts';
import { Badge } from '../../../kit/ui/badge.tsx';
import { api } from '../../api/api.ts';
import { readBrands } from '../../api/catalogue-reference.ts';
import { figures } from '../../ui/data-table.tsx';
import { LanguagePair, TextField, TickField } from '../../ui/form.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { PictureField } from '../../ui/picture-field.tsx';
import type { Listed } from '../resource.ts';
import { text } from './messages.ts';

type Brand = AnswerOf<typeof readBrand>;
type Body = BodyOf<typeof createBrand>;
type Values = {
  title: string;
  slug: string;
  position: string;
  description_ro: string;
  description_ru: string;
  is_hidden: boolean;
  logo: string | null;
};
type Brands = Listed<StaffBrand, Brand, Values, Body>;

export const brands: Brands = {
  entity: 'brand',
  href: '/admin/catalogue/brands',
  reads: 'products.read',
  writes: 'products.write',
  renews: [readBrands.queryKey, ['brand-notes']],
  texts: text,
  idOf: ({ id }: StaffBrand) => id,
  titleOf: ({ title }: StaffBrand) => title,
  list: async () => ({ results: await readBrands.queryFn(), next: null }),
  exported: '/staff/brands/export/',
  heading: text.title,
  shown: ({ logo, title, is_hidden }) => (
    <>
      {logo && (
        <img src={pictureUrl(logo, 'avatar')} alt="" width={36} height={36} loading="lazy" />
      )}
      {title}
      {is_hidden && <Badge kind="neutral">{text.hidden}</Badge>}
    </>
  ),
  columns: () => [
    { key: 'slug', title: text.slug, cell: ({ slug }) => slug },
    figures('products', text.products, ({ products }) => products),
  ],
  read: (id) => api.get('/staff/brands/{id}/', { params: { id } }),
  create: (body) => api.post('/staff/brands/', { body }),
  change: (id, version, { slug, ...fields }) =>
    api.post('/staff/brands/{id}/', { params: { id }, body: { version, slug, fields } }),
  removal: {
    remove: (id, version) =>
      api.delete('/staff/brands/{id}/', { params: { id }, query: { version } }),
    text: text.removeText,
    usesOf: ({ id, products }) => [
      { label: text.products, said: products, href: `/admin/products?brand=${id}` },
    ],
  },
  valuesOf: (brand) => ({
    title: brand?.title ?? '',
    slug: brand?.slug ?? '',
    position: String(brand?.position ?? 0),
    description_ro: brand?.description_ro ?? '',
    description_ru: brand?.description_ru ?? '',
    is_hidden: brand?.is_hidden ?? false,
    logo: brand?.logo ?? null,
  }),
  bodyOf: (values) => ({ ...values, position: numberIn(values.position, wholeRules) ?? 0 }),
  Fields,
};

function Fields({ form, field, held }: ComponentProps<Brands['Fields']>) {
  const { watch, setValue, formState } = form;
  const title = watch('title');
  // The address of a new one follows its name until somebody writes their own.
  const isOffered = held === null && !formState.dirtyFields.slug;
  useEffect(() => {
    if (isOffered) setValue('slug', title.trim() && slugOf(title));
  }, [isOffered, title, setValue]);
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField {...field('title')} required />
        <TextField {...field('slug')} hint={text.slugHint} required />
      </div>
      <LanguagePair {...field('description')} multiline />
      <NumberField {...field('position')} rules={wholeRules} />
      <TickField {...field('is_hidden')} />
      <PictureField {...field('logo')} />
    </>
  );
}
