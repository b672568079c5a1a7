import * as v from 'valibot';
import { listOnce, reference, strictForm } from '../../editing/fields.ts';
import { requiredText } from '../../forms/fields.ts';
import { staffOperation } from '../../operation.ts';
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
  fields: shapes.pageFields,
  entry: shapes.pageEntry,
  whole: shapes.pageWhole,
  query: everything,
});
const articles = kindOperations('articles', {
  fields: shapes.articleFields,
  entry: shapes.articleEntry,
  whole: shapes.articleWhole,
  query: v.object({ ...articleFilters, ...pagingBy(numbersCursor) }),
});
const blocks = kindOperations('blocks', {
  fields: shapes.blockFields,
  entry: shapes.blockEntry,
  whole: shapes.blockWhole,
  query: v.object({ kind: v.optional(v.picklist(shapes.blockKinds, 'VALIDATE.INVALID')) }),
});
const popups = kindOperations('popups', {
  fields: shapes.popupFields,
  entry: shapes.popupEntry,
  whole: shapes.popupWhole,
  query: everything,
});
const phones = kindOperations('phones', {
  fields: shapes.phoneFields,
  entry: shapes.phoneWhole,
  whole: shapes.phoneWhole,
  query: everything,
});
const redirects = kindOperations('redirects', {
  fields: shapes.redirectFields,
  entry: shapes.redirectWhole,
  whole: shapes.redirectWhole,
  query: v.object({ search, ...pagingBy(pathText) }),
});

/** A kind as a whole, to be taken along. */
const taking = <const Path extends string>(path: Path) =>
  exportOf(`/staff/content/${path}/export/` as const, {
    needs: 'content.read',
    query: v.object(asFile),
  });

const ids = listOnce(reference, 1_000);

/** Things of one group in the order in which they are to be shown; `seen` is the order so far. */
const ordering = <const Path extends string, const Group extends v.GenericSchema>(
  path: Path,
  group: Group,
) =>
  staffOperation('post', `/staff/content/${path}/order/` as const, {
    needs: 'content.write',
    body: strictForm({ group, ids, seen: ids }),
    answer: v.null(),
    status: 204,
    refusals: [409],
  });

/** The page of the shop on which it will stand, drafts included. */
const previewing = <const Path extends string>(path: Path) =>
  staffOperation('get', `/staff/content/${path}/{id}/preview/` as const, {
    needs: 'content.read',
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
    order: ordering('pages', v.picklist(shapes.pageSections, 'VALIDATE.INVALID')),
    export: taking('pages'),
    preview: previewing('pages'),
  },
  articles: {
    ...articles,
    export: exportOf('/staff/content/articles/export/', {
      needs: 'content.read',
      query: v.object({ ...articleFilters, ...asFile }),
    }),
    preview: previewing('articles'),
  },
  blocks: {
    ...blocks,
    order: ordering('blocks', v.picklist(shapes.blockKinds, 'VALIDATE.INVALID')),
    export: taking('blocks'),
    preview: previewing('blocks'),
  },
  popups: {
    ...popups,
    export: taking('popups'),
    preview: previewing('popups'),
  },
  phones: {
    ...phones,
    order: ordering('phones', v.picklist(shapes.phonePlaces, 'VALIDATE.INVALID')),
    export: taking('phones'),
  },
  redirects: {
    ...redirects,
    export: exportOf('/staff/content/redirects/export/', {
      needs: 'content.read',
      query: v.object({ search, ...asFile }),
    }),
  },
};

/** What search engines read of the pages that have such texts. */
export const listSeo = staffOperation('get', '/staff/content/seo/', {
  needs: 'content.read',
  answer: v.array(shapes.seoWhole),
});

/** Write what search engines read of a page. */
export const saveSeo = staffOperation('post', '/staff/content/seo/{page}/', {
  needs: 'content.write',
  params: seoParams,
  body: changeOf(shapes.seoFields),
  mostBytes: LONG_TEXTS,
  answer: shapes.seoWhole,
  refusals: [404, 409],
});

export const renameUnit = staffOperation('post', '/staff/content/units/{key}/', {
  needs: 'content.write',
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
