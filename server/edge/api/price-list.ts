import { formatCount } from '../../../contract/amount.ts';
import { MOST_IN_PRICE_PDF } from '../../../contract/constants.ts';
import { XLSX_TYPE } from '../../../contract/export-formats.ts';
import { takePriceList } from '../../../contract/operations/price-list.ts';
import { attemptLimits, countAttempt } from '../../base/access/limit-attempts.ts';
import { priceListPaper } from '../../shop/price-list/price-list-paper.ts';
import { priceListSheet } from '../../shop/price-list/price-list-sheet.ts';
import { sectionsOf } from '../../shop/price-list/sections.ts';
import { priceListWords } from '../../shop/price-list/words.ts';
import type { Shop } from '../../shop/shop.ts';
import { type Endpoint, endpoint } from './endpoint.ts';
import { fileAnswer } from './file-answer.ts';
import { Refusal } from './refusal.ts';

export const priceList = (shop: Shop): Endpoint[] => [
  endpoint(takePriceList, async ({ query, viewer, locale: spoken }) => {
    const sections = sectionsOf(shop.catalogue(), query.categories);
    if (!sections) return null;
    const paused = await countAttempt(
      shop.db,
      `price-list:customer:${viewer.id}`,
      attemptLimits.priceListsPerCustomer,
    );
    if (paused) return paused;
    const locale = query.lang ?? spoken;
    const name = `${priceListWords[locale].fileName}.${query.format}`;
    if (query.format === 'xlsx') {
      return fileAnswer(priceListSheet(shop, sections, locale), { name, type: XLSX_TYPE });
    }
    const paper = await priceListPaper(shop, sections, locale);
    if ('count' in paper) {
      const values = { count: formatCount(paper.count), most: formatCount(MOST_IN_PRICE_PDF) };
      return new Refusal(422, 'STAFF.PRICE_LIST_LONG', { values });
    }
    return fileAnswer(paper, { name, type: 'application/pdf' });
  }),
];
