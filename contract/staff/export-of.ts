import * as v from 'valibot';
import { type Operation, operation } from '../operation.ts';
import type { Permission } from './permissions.ts';

type List = {
  id: string;
  path: `/${string}`;
  needs: Permission;
  /** The filters of the list. */
  query: NonNullable<Operation['query']>;
  params?: NonNullable<Operation['params']>;
  refusals?: Operation['refusals'];
};

/** Everything a list shows by the same filters, to be taken along. */
export const exportOf = <const T extends List>(list: T) =>
  operation({
    ...list,
    method: 'get',
    access: 'staff',
    alsoNeeds: 'exports.make',
    isSensitive: true,
    summary: 'What the list shows, all of it, as a CSV file',
    answer: v.string(),
    answerIs: 'text/csv',
  });
