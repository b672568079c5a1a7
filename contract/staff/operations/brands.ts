import * as v from 'valibot';
import type { brand } from '../../editing/catalogue.ts';
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
import { brandForm, staffBrand } from '../catalogue/reference-shapes.ts';

const params = v.object({ id: idText });
const reading = { access: 'staff', needs: 'products.read' } as const;
const writing = { access: 'staff', needs: 'products.write' } as const;

export const listBrands = operation({
  ...reading,
  id: 'staffListBrands',
  method: 'get',
  path: '/staff/brands/',
  summary: 'All brands, with the number of their products',
  answer: v.array(staffBrand),
});
export const readBrand = operation({
  ...reading,
  id: 'staffReadBrand',
  method: 'get',
  path: '/staff/brands/{id}/',
  summary: 'A brand as its form has it',
  params,
  answer: brandForm,
  refusals: [404],
});
export const createBrand = operation({
  ...writing,
  id: 'staffCreateBrand',
  method: 'post',
  path: '/staff/brands/',
  summary: 'A new brand',
  body: written<v.InferInput<typeof brand>>(),
  mostBytes: MOST_FORM_BYTES,
  answer: saved,
  status: 201,
});
export const changeBrand = operation({
  ...writing,
  id: 'staffChangeBrand',
  method: 'post',
  path: '/staff/brands/{id}/',
  summary: 'Change a brand',
  params,
  body: body({ version, fields: written<Partial<v.InferInput<typeof brand>>>() }),
  mostBytes: MOST_FORM_BYTES,
  answer: saved,
  refusals: [404, 409],
});
export const renameBrand = operation({
  ...writing,
  id: 'staffRenameBrand',
  method: 'post',
  path: '/staff/brands/{id}/slug/',
  summary: 'Another address for a brand; the former one leads to it',
  params,
  body: body({ version, slug }),
  answer: saved,
  refusals: [404, 409],
});
export const deleteBrand = operation({
  ...writing,
  id: 'staffDeleteBrand',
  method: 'delete',
  path: '/staff/brands/{id}/',
  summary: 'Delete a brand no product has',
  params,
  query: v.object({ version: versionText }),
  answer: noContent,
  status: 204,
  refusals: [404, 409],
});
