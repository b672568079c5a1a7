import * as v from 'valibot';
import type { attribute, attributeValue } from '../../editing/catalogue.ts';
import { reference } from '../../editing/fields.ts';
import { staffOperation } from '../../operation.ts';
import { idText } from '../../shapes/parameters.ts';
import { noContent } from '../../shapes/values.ts';
import { body, saved, version, versionText, written } from '../catalogue/bodies.ts';
import { attributeForm, staffAttribute } from '../catalogue/reference-shapes.ts';
import { deleting, params, readingOne } from '../catalogue/usual-operations.ts';
import { asFile, exportOf } from '../export-of.ts';

const valueParams = v.object({ id: idText, value_id: idText });

/** Of one that is there; its attribute is named by the address. */
type ValueForm = Omit<v.InferInput<typeof attributeValue>, 'attribute_id'>;

/** All attributes, and where they are used. */
export const listAttributes = staffOperation('get', '/staff/attributes/', {
  needs: 'products.read',
  answer: v.array(staffAttribute),
});

export const exportAttributes = exportOf('/staff/attributes/export/', {
  needs: 'products.read',
  query: v.object(asFile),
});

export const exportAttributeValues = exportOf('/staff/attributes/{id}/values/export/', {
  needs: 'products.read',
  params,
  query: v.object(asFile),
  refusals: [404],
});

/** An attribute with its values, and how many products have each. */
export const readAttribute = readingOne('attributes', attributeForm);
export const createAttribute = staffOperation('post', '/staff/attributes/', {
  needs: 'products.write',
  body: written<v.InferInput<typeof attribute>>(),
  answer: saved,
  status: 201,
});

/** Change an attribute; key and kind stay where search relies on them. */
export const changeAttribute = staffOperation('post', '/staff/attributes/{id}/', {
  needs: 'products.write',
  params,
  body: body({ version, fields: written<Partial<v.InferInput<typeof attribute>>>() }),
  answer: saved,
  refusals: [404, 409],
});

/** Delete an attribute nothing is described, filtered or counted by, with its values. */
export const deleteAttribute = deleting('attributes');

/** A new value of an attribute. */
export const createAttributeValue = staffOperation('post', '/staff/attributes/{id}/values/', {
  needs: 'products.write',
  params,
  body: body({ version, fields: written<ValueForm>() }),
  answer: saved,
  status: 201,
  refusals: [404, 409],
});

/** Change the labels of a value. */
export const changeAttributeValue = staffOperation(
  'post',
  '/staff/attributes/{id}/values/{value_id}/',
  {
    needs: 'products.write',
    params: valueParams,
    body: body({ version, fields: written<Partial<ValueForm>>() }),
    answer: saved,
    refusals: [404, 409],
  },
);

/** Give all products of a value another one of the attribute; the value goes. */
export const mergeAttributeValues = staffOperation(
  'post',
  '/staff/attributes/{id}/values/{value_id}/merge/',
  {
    needs: 'products.write',
    params: valueParams,
    body: body({ version, into: reference }),
    answer: v.object({ ...saved.entries, products: v.number() }),
    refusals: [404, 409],
  },
);

/** Delete a value no product has. */
export const deleteAttributeValue = staffOperation(
  'delete',
  '/staff/attributes/{id}/values/{value_id}/',
  {
    needs: 'products.write',
    params: valueParams,
    query: v.object({ version: versionText }),
    answer: noContent,
    status: 204,
    refusals: [404, 409],
  },
);
