import * as v from 'valibot';
import type { brand } from '../../editing/catalogue.ts';
import { reference, slug } from '../../editing/fields.ts';
import { requiredLines } from '../../forms/fields.ts';
import { staffOperation } from '../../operation.ts';
import { id, timestamp } from '../../shapes/values.ts';
import { written } from '../catalogue/bodies.ts';
import { brandForm, staffBrand } from '../catalogue/reference-shapes.ts';
import { changing, creating, deleting, readingOne } from '../catalogue/usual-operations.ts';
import { asFile, exportOf } from '../export-of.ts';

/** All brands, with the number of their products. */
export const listBrands = staffOperation('get', '/staff/brands/', {
  needs: 'products.read',
  answer: v.array(staffBrand),
});

export const exportBrands = exportOf('/staff/brands/export/', {
  needs: 'products.read',
  query: v.object(asFile),
});

/** A brand as its form has it. */
export const readBrand = readingOne('brands', brandForm);
export const createBrand = creating('brands', written<v.InferInput<typeof brand>>());
export const changeBrand = changing('brands', {
  /** Another address; the former one leads to it. */
  slug: v.optional(slug),
  fields: written<Partial<v.InferInput<typeof brand>>>(),
});

/** Delete a brand no product has. */
export const deleteBrand = deleting('brands');

/** What the shop's people know of a brand: who brings it, what to ask of its maker. */
const brandNote = v.strictObject({
  brand_id: reference,
  text: requiredLines('VALIDATE.REQUIRED', 2_000),
});

/** What the shop’s people noted of brands, the newest first. */
export const listBrandNotes = staffOperation('get', '/staff/brand-notes/', {
  needs: 'products.read',
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

export const exportBrandNotes = exportOf('/staff/brand-notes/export/', {
  needs: 'products.read',
  query: v.object(asFile),
});

export const createBrandNote = creating('brand-notes', brandNote);
export const changeBrandNote = changing('brand-notes', { fields: v.partial(brandNote) });
export const deleteBrandNote = deleting('brand-notes');
