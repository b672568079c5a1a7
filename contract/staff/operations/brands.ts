import * as v from 'valibot';
import type { brand } from '../../editing/catalogue.ts';
import { reference, slug } from '../../editing/fields.ts';
import { requiredLines } from '../../forms/fields.ts';
import { operation } from '../../operation.ts';
import { id, timestamp } from '../../shapes/values.ts';
import { written } from '../catalogue/bodies.ts';
import { brandForm, staffBrand } from '../catalogue/reference-shapes.ts';
import {
  changing,
  creating,
  deleting,
  reading,
  readingOne,
} from '../catalogue/usual-operations.ts';
import { asFile, exportOf } from '../export-of.ts';

export const listBrands = operation({
  ...reading,
  id: 'staffListBrands',
  method: 'get',
  path: '/staff/brands/',
  summary: 'All brands, with the number of their products',
  answer: v.array(staffBrand),
});
export const exportBrands = exportOf({
  id: 'staffExportBrands',
  needs: 'products.read',
  path: '/staff/brands/export/',
  query: v.object(asFile),
});
export const readBrand = readingOne('brands', {
  id: 'staffReadBrand',
  summary: 'A brand as its form has it',
  answer: brandForm,
});
export const createBrand = creating('brands', {
  id: 'staffCreateBrand',
  summary: 'A new brand',
  fields: written<v.InferInput<typeof brand>>(),
});
export const changeBrand = changing('brands', {
  id: 'staffChangeBrand',
  summary: 'Change a brand',
  change: {
    /** Another address; the former one leads to it. */
    slug: v.optional(slug),
    fields: written<Partial<v.InferInput<typeof brand>>>(),
  },
});
export const deleteBrand = deleting('brands', {
  id: 'staffDeleteBrand',
  summary: 'Delete a brand no product has',
});

/** What the shop's people know of a brand: who brings it, what to ask of its maker. */
const brandNote = v.strictObject({
  brand_id: reference,
  text: requiredLines('VALIDATE.REQUIRED', 2_000),
});

export const listBrandNotes = operation({
  ...reading,
  id: 'staffListBrandNotes',
  method: 'get',
  path: '/staff/brand-notes/',
  summary: 'What the shop’s people noted of brands, the newest first',
  answer: v.array(
    v.object({
      id,
      version: v.number(),
      ...brandNote.entries,
      brand: v.string(),
      updated_at: timestamp,
    }),
  ),
});
export const exportBrandNotes = exportOf({
  id: 'staffExportBrandNotes',
  needs: 'products.read',
  path: '/staff/brand-notes/export/',
  query: v.object(asFile),
});
export const createBrandNote = creating('brand-notes', {
  id: 'staffCreateBrandNote',
  summary: 'A new note on a brand',
  fields: brandNote,
});
export const changeBrandNote = changing('brand-notes', {
  id: 'staffChangeBrandNote',
  summary: 'Change a note on a brand',
  change: { fields: v.partial(brandNote) },
});
export const deleteBrandNote = deleting('brand-notes', {
  id: 'staffDeleteBrandNote',
  summary: 'Delete a note on a brand',
});
