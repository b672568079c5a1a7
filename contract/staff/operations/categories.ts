import * as v from 'valibot';
import { type category, categoryMove } from '../../editing/catalogue.ts';
import { slug } from '../../editing/fields.ts';
import { operation } from '../../operation.ts';
import { idText } from '../../shapes/parameters.ts';
import { noContent } from '../../shapes/values.ts';
import {
  body,
  MOST_FORM_BYTES,
  saved,
  version,
  versionText,
  written,
} from '../catalogue/bodies.ts';
import { attributeWithValues, categoryForm, staffCategory } from '../catalogue/reference-shapes.ts';

const params = v.object({ id: idText });
const reading = { access: 'staff', needs: 'products.read' } as const;
const writing = { access: 'staff', needs: 'products.write' } as const;

export const listCategories = operation({
  ...reading,
  id: 'staffListCategories',
  method: 'get',
  path: '/staff/categories/',
  summary: 'The whole tree of categories, level by level',
  answer: v.array(staffCategory),
});
export const readCategory = operation({
  ...reading,
  id: 'staffReadCategory',
  method: 'get',
  path: '/staff/categories/{id}/',
  summary: 'A category as its form has it',
  params,
  answer: categoryForm,
  refusals: [404],
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
export const createCategory = operation({
  ...writing,
  id: 'staffCreateCategory',
  method: 'post',
  path: '/staff/categories/',
  summary: 'A new category, as the last of its siblings',
  body: written<v.InferInput<typeof category>>(),
  mostBytes: MOST_FORM_BYTES,
  answer: saved,
  status: 201,
});
export const changeCategory = operation({
  ...writing,
  id: 'staffChangeCategory',
  method: 'post',
  path: '/staff/categories/{id}/',
  summary: 'Change the texts of a category, and what its listing is filtered by',
  params,
  body: body({ version, fields: written<Partial<v.InferInput<typeof category>>>() }),
  mostBytes: MOST_FORM_BYTES,
  answer: saved,
  refusals: [404, 409],
});
export const renameCategory = operation({
  ...writing,
  id: 'staffRenameCategory',
  method: 'post',
  path: '/staff/categories/{id}/slug/',
  summary: 'Another address for a category and all beneath it; the former ones lead there',
  params,
  body: body({ version, slug }),
  answer: saved,
  refusals: [404, 409],
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
export const deleteCategory = operation({
  ...writing,
  id: 'staffDeleteCategory',
  method: 'delete',
  path: '/staff/categories/{id}/',
  summary: 'Delete a category in which nothing stands',
  params,
  query: v.object({ version: versionText }),
  answer: noContent,
  status: 204,
  refusals: [404, 409],
});
