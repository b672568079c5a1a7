import * as v from 'valibot';
import { XLSX_TYPE } from '../export-formats.ts';
import { operation } from '../operation.ts';
import { idList } from '../shapes/parameters.ts';
import { localeName } from '../shapes/values.ts';

export const takePriceList = operation({
  id: 'takePriceList',
  method: 'get',
  access: 'customer',
  path: '/products/price-list/',
  summary: 'What everything costs, or everything of some categories, as a workbook or as PDF',
  query: v.object({
    format: v.optional(v.picklist(['xlsx', 'pdf'], 'VALIDATE.INVALID'), 'xlsx'),
    /** Each with everything beneath it; none named: the whole catalogue. */
    categories: v.optional(idList),
    lang: v.optional(localeName),
  }),
  answer: v.blob(),
  answerIs: [XLSX_TYPE, 'application/pdf'],
  refusals: [404, 422],
});
