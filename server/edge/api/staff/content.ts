import * as operations from '../../../../contract/staff/operations/content.ts';
import { change } from '../../../base/changes/change.ts';
import { orderRows } from '../../../base/changes/order-rows.ts';
import { Refused } from '../../../base/changes/refused.ts';
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
import { notFound } from '../refusal.ts';
import { actorOf, orRefusal } from './answer-refused.ts';
import { kindEndpoints } from './kind-endpoints.ts';
import { exportAnswer } from './stream-answers.ts';

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
      return previewed ? preview(previewed, query.locale) : notFound();
    });
  const ordered = (operation: OrderOperation, entity: Parameters<typeof orderRows>[1]) =>
    endpoint(operation, async ({ viewer, body }) => {
      const done = await change(db, actorOf(viewer), (c) => orderRows(c, entity, body));
      return done instanceof Refused ? orRefusal<never>(done) : null;
    });
  return [
    // Before the kinds, whose ids would match `order` and `export` too.
    ordered(pages.order, 'content_page'),
    ordered(blocks.order, 'home_block'),
    ordered(numbers.order, 'phone'),
    endpoint(news.export, (call) =>
      exportAnswer('articles', call, (by) => exports.exportArticles(shop, call.query, by)),
    ),
    endpoint(redirects.export, (call) =>
      exportAnswer('redirects', call, (by) => exports.exportRedirects(shop, call.query, by)),
    ),
    endpoint(pages.export, (call) =>
      exportAnswer('pages', call, (by) => exports.exportPages(shop, by)),
    ),
    endpoint(blocks.export, (call) =>
      exportAnswer('blocks', call, (by) => exports.exportBlocks(shop, by)),
    ),
    endpoint(infos.export, (call) =>
      exportAnswer('popups', call, (by) => exports.exportPopups(shop, by)),
    ),
    endpoint(numbers.export, (call) =>
      exportAnswer('phones', call, (by) => exports.exportPhones(shop, by)),
    ),
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
    endpoint(operations.saveSeo, async ({ viewer, params, body }) =>
      orRefusal(await change(db, actorOf(viewer), (c) => saveSeo(c, params.page, body))),
    ),
    endpoint(operations.renameUnit, async ({ viewer, params, body }) => {
      const { version, ...input } = body;
      const done = await change(db, actorOf(viewer), (c) =>
        units.change(c, params.key, { input, seen: version }),
      );
      if (done instanceof Refused) return orRefusal(done);
      return (await selectUnitText(db, params.key)) ?? notFound();
    }),
  ];
};

type PreviewOperation = (typeof operations.content)[
  | 'pages'
  | 'articles'
  | 'blocks'
  | 'popups']['preview'];
type OrderOperation = (typeof operations.content)['pages' | 'blocks' | 'phones']['order'];
