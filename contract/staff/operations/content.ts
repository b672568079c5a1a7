import * as v from 'valibot';
import { listOnce, reference, strictForm } from '../../editing/fields.ts';
import { requiredText } from '../../forms/fields.ts';
import { operation } from '../../operation.ts';
import { idText } from '../../shapes/parameters.ts';
import { localeName } from '../../shapes/values.ts';
import { changeOf, kindOperations, LONG_TEXTS } from '../content/kind-operations.ts';
import * as shapes from '../content/shapes.ts';
import { asFile, exportOf } from '../export-of.ts';
import { numbersCursor, pagingBy } from '../parameters.ts';

const everything = v.object({});
const search = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200, 'VALIDATE.INVALID')));

/** Which articles a list or an export is of. */
const articleFilters = {
  kind: v.optional(v.picklist(shapes.articleKinds, 'VALIDATE.INVALID')),
  state: v.optional(v.picklist(shapes.contentStates, 'VALIDATE.INVALID')),
  search,
};
const pathText = v.pipe(v.string(), v.maxLength(2_000, 'VALIDATE.INVALID'));

const pages = kindOperations('pages', {
  name: 'ContentPage',
  fields: shapes.pageFields,
  entry: shapes.pageEntry,
  whole: shapes.pageWhole,
  query: everything,
});
const articles = kindOperations('articles', {
  name: 'Article',
  fields: shapes.articleFields,
  entry: shapes.articleEntry,
  whole: shapes.articleWhole,
  query: v.object({ ...articleFilters, ...pagingBy(numbersCursor) }),
});
const blocks = kindOperations('blocks', {
  name: 'HomeBlock',
  fields: shapes.blockFields,
  entry: shapes.blockEntry,
  whole: shapes.blockWhole,
  query: v.object({ kind: v.optional(v.picklist(shapes.blockKinds, 'VALIDATE.INVALID')) }),
});
const popups = kindOperations('popups', {
  name: 'Popup',
  fields: shapes.popupFields,
  entry: shapes.popupEntry,
  whole: shapes.popupWhole,
  query: everything,
});
const phones = kindOperations('phones', {
  name: 'Phone',
  fields: shapes.phoneFields,
  entry: shapes.phoneWhole,
  whole: shapes.phoneWhole,
  query: everything,
});
const redirects = kindOperations('redirects', {
  name: 'Redirect',
  fields: shapes.redirectFields,
  entry: shapes.redirectWhole,
  whole: shapes.redirectWhole,
  query: v.object({ search, ...pagingBy(pathText) }),
});

/** A kind as a whole, to be taken along. */
const taking = <const Path extends string, const Id extends string>(path: Path, id: Id) =>
  exportOf({
    id,
    needs: 'content.read',
    path: `/staff/content/${path}/export/` as const,
    query: v.object(asFile),
  });

const ids = listOnce(reference, 1_000);

/** Things of one group in the order in which they are to be shown; `seen` is the order so far. */
const ordering = <const Path extends string, const Group extends v.GenericSchema>(
  path: Path,
  name: string,
  group: Group,
) =>
  operation({
    id: `staffOrder${name}s`,
    method: 'post',
    access: 'staff',
    needs: 'content.write',
    path: `/staff/content/${path}/order/` as const,
    summary: `${name}: put a whole group in order`,
    body: strictForm({ group, ids, seen: ids }),
    answer: v.null(),
    status: 204,
    refusals: [409],
  });

/** The page of the shop on which it will stand, drafts included. */
const previewing = <const Path extends string>(path: Path, name: string) =>
  operation({
    id: `staffPreview${name}`,
    method: 'get',
    access: 'staff',
    needs: 'content.read',
    path: `/staff/content/${path}/{id}/preview/` as const,
    summary: `${name}: the shop’s page with it, as customers will see it; HTML`,
    params: v.object({ id: idText }),
    query: v.object({ locale: v.optional(localeName, 'ro') }),
    answer: v.string(),
    answerIs: 'text/html',
    refusals: [404],
  });

const seoParams = v.object({ page: v.picklist(shapes.seoPages) });
const unitParams = v.object({ key: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,49}$/)) });
const unitTitle = requiredText('VALIDATE.REQUIRED', 30);

export const content = {
  pages: {
    ...pages,
    order: ordering('pages', 'ContentPage', v.picklist(shapes.pageSections, 'VALIDATE.INVALID')),
    export: taking('pages', 'staffExportContentPages'),
    preview: previewing('pages', 'ContentPage'),
  },
  articles: {
    ...articles,
    export: exportOf({
      id: 'staffExportArticles',
      needs: 'content.read',
      path: '/staff/content/articles/export/',
      query: v.object({ ...articleFilters, ...asFile }),
    }),
    preview: previewing('articles', 'Article'),
  },
  blocks: {
    ...blocks,
    order: ordering('blocks', 'HomeBlock', v.picklist(shapes.blockKinds, 'VALIDATE.INVALID')),
    export: taking('blocks', 'staffExportHomeBlocks'),
    preview: previewing('blocks', 'HomeBlock'),
  },
  popups: {
    ...popups,
    export: taking('popups', 'staffExportPopups'),
    preview: previewing('popups', 'Popup'),
  },
  phones: {
    ...phones,
    order: ordering('phones', 'Phone', v.picklist(shapes.phonePlaces, 'VALIDATE.INVALID')),
    export: taking('phones', 'staffExportPhones'),
  },
  redirects: {
    ...redirects,
    export: exportOf({
      id: 'staffExportRedirects',
      needs: 'content.read',
      path: '/staff/content/redirects/export/',
      query: v.object({ search, ...asFile }),
    }),
  },
};

export const listSeo = operation({
  id: 'staffListSeo',
  method: 'get',
  access: 'staff',
  needs: 'content.read',
  path: '/staff/content/seo/',
  summary: 'What search engines read of the pages that have such texts',
  answer: v.array(shapes.seoWhole),
});
export const saveSeo = operation({
  id: 'staffSaveSeo',
  method: 'post',
  access: 'staff',
  needs: 'content.write',
  path: '/staff/content/seo/{page}/',
  summary: 'Write what search engines read of a page',
  params: seoParams,
  body: changeOf(shapes.seoFields),
  mostBytes: LONG_TEXTS,
  answer: shapes.seoWhole,
  refusals: [404, 409],
});
export const renameUnit = operation({
  id: 'staffRenameUnit',
  method: 'post',
  access: 'staff',
  needs: 'content.write',
  path: '/staff/content/units/{key}/',
  summary: 'Call a unit otherwise',
  params: unitParams,
  body: changeOf(v.strictObject({ title_ro: unitTitle, title_ru: unitTitle })),
  answer: shapes.unitEntry,
  refusals: [404, 409],
});
export const contentOperations = [
  ...Object.values(content.pages),
  ...Object.values(content.articles),
  ...Object.values(content.blocks),
  ...Object.values(content.popups),
  ...Object.values(content.phones),
  ...Object.values(content.redirects),
  listSeo,
  saveSeo,
  renameUnit,
];
