import * as v from 'valibot';
import { slug } from '../../editing/fields.ts';
import { operation } from '../../operation.ts';
import { idText } from '../../shapes/parameters.ts';
import { noContent } from '../../shapes/values.ts';
import { body, MOST_FORM_BYTES, saved, version, versionText } from './bodies.ts';

/** What is done alike with products, categories and brands, at /staff/THEIR-NAME/. */

export const params = v.object({ id: idText });
export const reading = { access: 'staff', needs: 'products.read' } as const;
export const writing = { access: 'staff', needs: 'products.write' } as const;

type Named<Id extends string> = { id: Id; summary: string };

export const readingOne = <
  const Path extends string,
  const Id extends string,
  const Form extends v.GenericSchema,
>(
  path: Path,
  { answer, ...named }: Named<Id> & { answer: Form },
) =>
  operation({
    ...reading,
    ...named,
    method: 'get',
    path: `/staff/${path}/{id}/` as const,
    params,
    answer,
    refusals: [404],
  });

/** `fields`: as they are written, see `written`. */
export const creating = <
  const Path extends string,
  const Id extends string,
  const Fields extends v.GenericSchema,
>(
  path: Path,
  { fields, ...named }: Named<Id> & { fields: Fields },
) =>
  operation({
    ...writing,
    ...named,
    method: 'post',
    path: `/staff/${path}/` as const,
    body: fields,
    mostBytes: MOST_FORM_BYTES,
    answer: saved,
    status: 201,
  });

/** `change`: what a change may name beside the version it was made from. */
export const changing = <
  const Path extends string,
  const Id extends string,
  const Change extends v.ObjectEntries,
>(
  path: Path,
  { change, ...named }: Named<Id> & { change: Change },
) =>
  operation({
    ...writing,
    ...named,
    method: 'post',
    path: `/staff/${path}/{id}/` as const,
    params,
    body: body({ version, ...change }),
    mostBytes: MOST_FORM_BYTES,
    answer: saved,
    refusals: [404, 409],
  });

/** Another address; the former one leads to it. */
export const renaming = <const Path extends string, const Id extends string>(
  path: Path,
  named: Named<Id>,
) =>
  operation({
    ...writing,
    ...named,
    method: 'post',
    path: `/staff/${path}/{id}/slug/` as const,
    params,
    body: body({ version, slug }),
    answer: saved,
    refusals: [404, 409],
  });

export const deleting = <const Path extends string, const Id extends string>(
  path: Path,
  named: Named<Id>,
) =>
  operation({
    ...writing,
    ...named,
    method: 'delete',
    path: `/staff/${path}/{id}/` as const,
    params,
    query: v.object({ version: versionText }),
    answer: noContent,
    status: 204,
    refusals: [404, 409],
  });
