import * as v from 'valibot';
import { type category, categoryMove } from '../../editing/catalogue.ts';
import { slug } from '../../editing/fields.ts';
import { staffOperation } from '../../operation.ts';
import { body, saved, version, written } from '../catalogue/bodies.ts';
import { attributeWithValues, categoryForm, staffCategory } from '../catalogue/reference-shapes.ts';
import { changing, creating, deleting, params, readingOne } from '../catalogue/usual-operations.ts';
import { asFile, exportOf } from '../export-of.ts';

/** The whole tree of categories, level by level. */
export const listCategories = staffOperation('get', '/staff/categories/', {
  needs: 'products.read',
  answer: v.array(staffCategory),
});

export const exportCategories = exportOf('/staff/categories/export/', {
  needs: 'products.read',
  query: v.object(asFile),
});

/** A category as its form has it. */
export const readCategory = readingOne('categories', categoryForm);

/** What products of the category are described by, with all values. */
export const listOfferedAttributes = staffOperation('get', '/staff/categories/{id}/attributes/', {
  needs: 'products.read',
  params,
  answer: v.array(attributeWithValues),
  refusals: [404],
});

/** A new category, as the last of its siblings. */
export const createCategory = creating('categories', written<v.InferInput<typeof category>>());

/** Change the texts of a category, and what its listing is filtered by. */
export const changeCategory = changing('categories', {
  /** Another address for it and all beneath it; the former ones lead there. */
  slug: v.optional(slug),
  fields: written<Partial<v.InferInput<typeof category>>>(),
});

/** Put a category elsewhere in the tree, with everything beneath it. */
export const moveCategory = staffOperation('post', '/staff/categories/{id}/move/', {
  needs: 'products.write',
  params,
  body: body({ version, ...categoryMove.entries }),
  answer: saved,
  refusals: [404, 409],
});

/** Delete a category in which nothing stands. */
export const deleteCategory = deleting('categories');
