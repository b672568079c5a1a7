import * as v from 'valibot';
import { exportFormats, XLSX_TYPE } from '../export-formats.ts';
import { type Operation, staffOperation } from '../operation.ts';
import type { Permission } from './permissions.ts';

type List = {
  /** As the list itself: whoever may read it may take it along. */
  needs: Permission | readonly Permission[];
  /** Of a list that tells of customers: who may take it along besides reading it. */
  alsoNeeds?: TakingPersons;
  /** Of one that tells of the shop's own people. */
  isSensitive?: true;
  /** The filters of the list, and `asFile`. */
  query: NonNullable<Operation['query']>;
  params?: NonNullable<Operation['params']>;
  refusals?: Operation['refusals'];
};

type TakingPersons = Extract<Permission, `${string}.export`>;

/** As which kind of file. */
export const asFile = {
  format: v.optional(v.picklist(exportFormats, 'VALIDATE.INVALID'), 'csv'),
};

/** Everything a list shows by the same filters, as a file for Excel or as CSV. */
export const exportOf = <const Path extends Operation['path'], const T extends List>(
  path: Path,
  list: T,
) =>
  staffOperation('get', path, {
    ...list,
    ...(list.alsoNeeds && takingPersons(list.alsoNeeds)),
    answer: v.string(),
    answerIs: ['text/csv', XLSX_TYPE],
  });

/** Customers leave the shop in a file: for some alone, who have confirmed lately who they are. */
export const takingPersons = (alsoNeeds: TakingPersons) =>
  ({ alsoNeeds, isSensitive: true }) as const;
