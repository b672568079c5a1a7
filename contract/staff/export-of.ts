import * as v from 'valibot';
import { exportFormats, XLSX_TYPE } from '../export-formats.ts';
import { type Operation, operation } from '../operation.ts';
import type { Permission } from './permissions.ts';

type List = {
  id: string;
  path: `/${string}`;
  needs: Permission;
  /** The filters of the list, and `asFile`. */
  query: NonNullable<Operation['query']>;
  params?: NonNullable<Operation['params']>;
  refusals?: Operation['refusals'];
};

/** As which kind of file. */
export const asFile = {
  format: v.optional(v.picklist(exportFormats, 'VALIDATE.INVALID'), 'csv'),
};

/** Only for those who may, and who have confirmed lately who they are. */
export const takingAlong = {
  method: 'get',
  access: 'staff',
  alsoNeeds: 'exports.make',
  isSensitive: true,
} as const;

/** Everything a list shows by the same filters, to be taken along. */
export const exportOf = <const T extends List>(list: T) =>
  operation({
    ...list,
    ...takingAlong,
    summary: 'What the list shows, all of it, as a file for Excel or as CSV',
    answer: v.string(),
    answerIs: ['text/csv', XLSX_TYPE],
  });
