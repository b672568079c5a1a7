import * as operations from '../../../../contract/staff/operations/content.ts';
import { orderRows } from '../../../base/changes/order-rows.ts';
import { units } from '../../../shop/catalogue/writing/units-and-warehouses.ts';
import * as edited from '../../../shop/content/editing/edited-kinds.ts';
import * as exports from '../../../shop/content/editing/export-kinds.ts';
import { listSeo, saveSeo } from '../../../shop/content/editing/page-seo.ts';
import { placedLast } from '../../../shop/content/editing/placed-last.ts';
import { lookAt } from '../../../shop/content/preview-content.ts';
import type { Preview } from '../../../shop/content/previewed.ts';
import { selectUnitText } from '../../../shop/content/queries.ts';
import {
  articles,
  contentPages,
  homeBlocks,
  phones,
  popups,
} from '../../../shop/content/writing.ts';
import { leadsElsewhere, redirectVerbs } from '../../../shop/redirects/write-redirects.ts';
import type { Shop } from '../../../shop/shop.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { kindEndpoints } from './kind-endpoints.ts';
import { exporting, writing } from './staff-endpoints.ts';

/** What the shop's people write beside the catalogue. `preview` is missing where no pages are. */
export const staffContent = (shop: Shop, preview?: Preview): Endpoint[] => {
  const {
    pages,
    articles: news,
    blocks,
    popups: infos,
    phones: numbers,
    redirects,
  } = operations.content;
  const { db, config } = shop;
  const looked = (operation: PreviewOperation, look: (typeof lookAt)[keyof typeof lookAt]) =>
    endpoint(operation, async ({ params, query }) => {
      const previewed = preview && (await look(shop, params.id, query.locale));
      return previewed ? preview(previewed, query.locale) : null;
    });
  const ordered = (operation: OrderOperation, entity: Parameters<typeof orderRows>[1]) =>
    writing(shop, operation, (changing, { body }) => orderRows(changing, entity, body));
  return [
    // Before the kinds, whose ids would match `order` and `export` too.
    ordered(pages.order, 'content_page'),
    ordered(blocks.order, 'home_block'),
    ordered(numbers.order, 'phone'),
    exporting(shop, news.export, 'articles', exports.exportArticles),
    exporting(shop, redirects.export, 'redirects', exports.exportRedirects),
    exporting(shop, pages.export, 'pages', exports.exportPages),
    exporting(shop, blocks.export, 'blocks', exports.exportBlocks),
    exporting(shop, infos.export, 'popups', exports.exportPopups),
    exporting(shop, numbers.export, 'phones', exports.exportPhones),
    ...kindEndpoints(shop, pages, edited.editedPages, placedLast(contentPages, 'content_page')),
    ...kindEndpoints(shop, news, edited.editedArticles, articles),
    ...kindEndpoints(shop, blocks, edited.editedBlocks, placedLast(homeBlocks, 'home_block')),
    ...kindEndpoints(shop, infos, edited.editedPopups, popups),
    ...kindEndpoints(shop, numbers, edited.editedPhones, placedLast(phones, 'phone')),
    ...kindEndpoints(shop, redirects, edited.editedRedirects, redirectVerbs(config), (id, input) =>
      leadsElsewhere(shop, id, input),
    ),
    looked(pages.preview, lookAt.pages),
    looked(news.preview, lookAt.articles),
    looked(blocks.preview, lookAt.blocks),
    looked(infos.preview, lookAt.popups),
    endpoint(operations.listSeo, () => listSeo(db)),
    writing(shop, operations.saveSeo, (changing, { params, body }) =>
      saveSeo(changing, params.page, body),
    ),
    writing(shop, operations.renameUnit, async (changing, { params: { key }, body }) => {
      const { version, ...input } = body;
      await units.change(changing, key, { input, seen: version });
      return (await selectUnitText(changing.trx, key)) ?? null;
    }),
  ];
};

type PreviewOperation = (typeof operations.content)[
  | 'pages'
  | 'articles'
  | 'blocks'
  | 'popups']['preview'];
type OrderOperation = (typeof operations.content)['pages' | 'blocks' | 'phones']['order'];
