import * as v from 'valibot';
import { type category, categoryMove } from '../../editing/catalogue.ts';
import { slug } from '../../editing/fields.ts';
import { operation } from '../../operation.ts';
import { body, saved, version, written } from '../catalogue/bodies.ts';
import { attributeWithValues, categoryForm, staffCategory } from '../catalogue/reference-shapes.ts';
import {
  changing,
  creating,
  deleting,
  params,
  reading,
  readingOne,
  writing,
} from '../catalogue/usual-operations.ts';
import { asFile, exportOf } from '../export-of.ts';

export const listCategories = operation({
  ...reading,
  id: 'staffListCategories',
  method: 'get',
  path: '/staff/categories/',
  summary: 'The whole tree of categories, level by level',
  answer: v.array(staffCategory),
});
export const exportCategories = exportOf({
  id: 'staffExportCategories',
  needs: 'products.read',
  path: '/staff/categories/export/',
  query: v.object(asFile),
});
export const readCategory = readingOne('categories', {
  id: 'staffReadCategory',
  summary: 'A category as its form has it',
  answer: categoryForm,
});
export const listOfferedAttributes = operation({
  ...reading,
  id: 'staffListOfferedAttributes',
  method: 'get',
  path: '/staff/categories/{id}/attributes/',
  summary: 'What products of the category are described by, with all values',
  params,
  answer: v.array(attributeWithValues),
  refusals: [404],
});
export const createCategory = creating('categories', {
  id: 'staffCreateCategory',
  summary: 'A new category, as the last of its siblings',
  fields: written<v.InferInput<typeof category>>(),
});
export const changeCategory = changing('categories', {
  id: 'staffChangeCategory',
  summary: 'Change the texts of a category, and what its listing is filtered by',
  change: {
    /** Another address for it and all beneath it; the former ones lead there. */
    slug: v.optional(slug),
    fields: written<Partial<v.InferInput<typeof category>>>(),
  },
});
export const moveCategory = operation({
  ...writing,
  id: 'staffMoveCategory',
  method: 'post',
  path: '/staff/categories/{id}/move/',
  summary: 'Put a category elsewhere in the tree, with everything beneath it',
  params,
  body: body({ version, ...categoryMove.entries }),
  answer: saved,
  refusals: [404, 409],
});
export const deleteCategory = deleting('categories', {
  id: 'staffDeleteCategory',
  summary: 'Delete a category in which nothing stands',
});
