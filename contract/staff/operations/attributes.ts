import * as v from 'valibot';
import type { attribute, attributeValue } from '../../editing/catalogue.ts';
import { reference } from '../../editing/fields.ts';
import { operation } from '../../operation.ts';
import { idText } from '../../shapes/parameters.ts';
import { noContent } from '../../shapes/values.ts';
import { body, saved, version, versionText, written } from '../catalogue/bodies.ts';
import { attributeForm, staffAttribute } from '../catalogue/reference-shapes.ts';
import { deleting, params, reading, readingOne, writing } from '../catalogue/usual-operations.ts';
import { asFile, exportOf } from '../export-of.ts';

const valueParams = v.object({ id: idText, value_id: idText });

/** Of one that is there; its attribute is named by the address. */
type ValueForm = Omit<v.InferInput<typeof attributeValue>, 'attribute_id'>;

export const listAttributes = operation({
  ...reading,
  id: 'staffListAttributes',
  method: 'get',
  path: '/staff/attributes/',
  summary: 'All attributes, and where they are used',
  answer: v.array(staffAttribute),
});
export const exportAttributes = exportOf({
  id: 'staffExportAttributes',
  needs: 'products.read',
  path: '/staff/attributes/export/',
  query: v.object(asFile),
});
export const exportAttributeValues = exportOf({
  id: 'staffExportAttributeValues',
  needs: 'products.read',
  path: '/staff/attributes/{id}/values/export/',
  params,
  query: v.object(asFile),
  refusals: [404],
});
export const readAttribute = readingOne('attributes', {
  id: 'staffReadAttribute',
  summary: 'An attribute with its values, and how many products have each',
  answer: attributeForm,
});
export const createAttribute = operation({
  ...writing,
  id: 'staffCreateAttribute',
  method: 'post',
  path: '/staff/attributes/',
  summary: 'A new attribute',
  body: written<v.InferInput<typeof attribute>>(),
  answer: saved,
  status: 201,
});
export const changeAttribute = operation({
  ...writing,
  id: 'staffChangeAttribute',
  method: 'post',
  path: '/staff/attributes/{id}/',
  summary: 'Change an attribute; key and kind stay where search relies on them',
  params,
  body: body({ version, fields: written<Partial<v.InferInput<typeof attribute>>>() }),
  answer: saved,
  refusals: [404, 409],
});
export const deleteAttribute = deleting('attributes', {
  id: 'staffDeleteAttribute',
  summary: 'Delete an attribute nothing is described, filtered or counted by, with its values',
});
export const createAttributeValue = operation({
  ...writing,
  id: 'staffCreateAttributeValue',
  method: 'post',
  path: '/staff/attributes/{id}/values/',
  summary: 'A new value of an attribute',
  params,
  body: body({ version, fields: written<ValueForm>() }),
  answer: saved,
  status: 201,
  refusals: [404, 409],
});
export const changeAttributeValue = operation({
  ...writing,
  id: 'staffChangeAttributeValue',
  method: 'post',
  path: '/staff/attributes/{id}/values/{value_id}/',
  summary: 'Change the labels of a value',
  params: valueParams,
  body: body({ version, fields: written<Partial<ValueForm>>() }),
  answer: saved,
  refusals: [404, 409],
});
export const mergeAttributeValues = operation({
  ...writing,
  id: 'staffMergeAttributeValues',
  method: 'post',
  path: '/staff/attributes/{id}/values/{value_id}/merge/',
  summary: 'Give all products of a value another one of the attribute; the value goes',
  params: valueParams,
  body: body({ version, into: reference }),
  answer: v.object({ ...saved.entries, products: v.number() }),
  refusals: [404, 409],
});
export const deleteAttributeValue = operation({
  ...writing,
  id: 'staffDeleteAttributeValue',
  method: 'delete',
  path: '/staff/attributes/{id}/values/{value_id}/',
  summary: 'Delete a value no product has',
  params: valueParams,
  query: v.object({ version: versionText }),
  answer: noContent,
  status: 204,
  refusals: [404, 409],
});
