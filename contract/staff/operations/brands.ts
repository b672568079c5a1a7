import * as v from 'valibot';
import type { brand } from '../../editing/catalogue.ts';
import { operation } from '../../operation.ts';
import { written } from '../catalogue/bodies.ts';
import { brandForm, staffBrand } from '../catalogue/reference-shapes.ts';
import {
  changing,
  creating,
  deleting,
  reading,
  readingOne,
  renaming,
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
  change: { fields: written<Partial<v.InferInput<typeof brand>>>() },
});
export const renameBrand = renaming('brands', {
  id: 'staffRenameBrand',
  summary: 'Another address for a brand; the former one leads to it',
});
export const deleteBrand = deleting('brands', {
  id: 'staffDeleteBrand',
  summary: 'Delete a brand no product has',
});
