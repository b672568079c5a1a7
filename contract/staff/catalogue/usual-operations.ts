import * as v from 'valibot';
import { slug } from '../../editing/fields.ts';
import { staffOperation } from '../../operation.ts';
import { idText } from '../../shapes/parameters.ts';
import { noContent } from '../../shapes/values.ts';
import { body, MOST_FORM_BYTES, saved, version, versionText } from './bodies.ts';

/** What is done alike with products, categories and brands, at /staff/THEIR-NAME/. */

export const params = v.object({ id: idText });

export const readingOne = <const Path extends string, const Answer extends v.GenericSchema>(
  path: Path,
  answer: Answer,
) =>
  staffOperation('get', `/staff/${path}/{id}/` as const, {
    needs: 'products.read',
    params,
    answer,
    refusals: [404],
  });

/** `fields`: as they are written, see `written`. */
export const creating = <const Path extends string, const Fields extends v.GenericSchema>(
  path: Path,
  fields: Fields,
) =>
  staffOperation('post', `/staff/${path}/` as const, {
    needs: 'products.write',
    body: fields,
    mostBytes: MOST_FORM_BYTES,
    answer: saved,
    status: 201,
  });

/** `change`: what a change may name beside the version it was made from. */
export const changing = <const Path extends string, const Change extends v.ObjectEntries>(
  path: Path,
  change: Change,
) =>
  staffOperation('post', `/staff/${path}/{id}/` as const, {
    needs: 'products.write',
    params,
    body: body({ version, ...change }),
    mostBytes: MOST_FORM_BYTES,
    answer: saved,
    refusals: [404, 409],
  });

/** Another address; the former one leads to it. */
export const renaming = <const Path extends string>(path: Path) =>
  staffOperation('post', `/staff/${path}/{id}/slug/` as const, {
    needs: 'products.write',
    params,
    body: body({ version, slug }),
    answer: saved,
    refusals: [404, 409],
  });

export const deleting = <const Path extends string>(path: Path) =>
  staffOperation('delete', `/staff/${path}/{id}/` as const, {
    needs: 'products.write',
    params,
    query: v.object({ version: versionText }),
    answer: noContent,
    status: 204,
    refusals: [404, 409],
  });
