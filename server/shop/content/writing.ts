import {
  article,
  contentPage,
  homeBlock,
  pageSeo,
  phone,
  popup,
} from '../../../contract/editing/content.ts';
import { endsAfterStart } from '../../../contract/editing/fields.ts';
import { safeLink } from '../../../contract/safe-link.ts';
import type { Changing } from '../../base/changes/change.ts';
import type { Row } from '../../base/changes/edit-row.ts';
import type { Mistakes } from '../../base/changes/refused.ts';
import { rowVerbs } from '../../base/changes/row-verbs.ts';
import { unknownFiles } from '../../base/media/known-files.ts';
import { cleanHtml } from '../../base/text/sanitise-html.ts';
import { renameSlugs } from '../redirects/former-slugs.ts';

/** What the shop's people write beside the catalogue: one set of verbs for each kind. */

export const articles = rowVerbs('article', article, {
  mistakes: (changing, fields, stored) => mistakesIn(changing, fields, stored, 'published_at'),
  kept: (fields) => withClean(fields, ['body_ro', 'body_ru']),
  changed: (changing, id, stored, fields) => rename(changing, 'article', id, stored, fields),
});

export const contentPages = rowVerbs('content_page', contentPage, {
  mistakes: (changing, fields, stored) => mistakesIn(changing, fields, stored, 'starts_at'),
  kept: (fields) => withClean(fields, ['body_ro', 'body_ru']),
  changed: (changing, id, stored, fields) => rename(changing, 'content_page', id, stored, fields),
});

export const homeBlocks = rowVerbs('home_block', homeBlock, {
  mistakes: (changing, fields, stored) => mistakesIn(changing, fields, stored, 'starts_at'),
});

export const popups = rowVerbs('popup', popup, {
  mistakes: (changing, fields, stored) => mistakesIn(changing, fields, stored, 'starts_at'),
  kept: (fields) => withClean(fields, ['description_ro', 'description_ru']),
});

export const pageSeos = rowVerbs('page_seo', pageSeo, {
  kept: (fields) => withClean(fields, ['text_ro', 'text_ru']),
});

export const phones = rowVerbs('phone', phone);

type Checked = {
  image?: string | null;
  link?: string | null;
  button_link?: string | null;
};

/** A picture the shop does not have, a link that could do harm, an end before the beginning. */
async function mistakesIn(
  { trx }: Changing,
  fields: Checked & Row,
  stored: Row | null,
  start: 'published_at' | 'starts_at',
): Promise<Mistakes> {
  const mistakes: Mistakes = {};
  if ((await unknownFiles(trx, [fields.image])).length > 0) mistakes.image = ['EDIT.UNKNOWN'];
  for (const name of ['link', 'button_link'] as const) {
    if (fields[name] && !safeLink(fields[name])) mistakes[name] = ['EDIT.LINK'];
  }
  const moment = (name: string) => {
    const value = fields[name] === undefined ? stored?.[name] : fields[name];
    return typeof value === 'string' ? value : null;
  };
  const times = { [start]: moment(start), ends_at: moment('ends_at') };
  if (!endsAfterStart(start, times)) mistakes.ends_at = ['EDIT.TIMES'];
  return mistakes;
}

const withClean = (fields: Row, names: string[]): Row => ({
  ...fields,
  ...Object.fromEntries(
    names.flatMap((name) => {
      const html = fields[name];
      return typeof html === 'string' ? [[name, cleanHtml(html)]] : [];
    }),
  ),
});

async function rename(
  { trx }: Changing,
  entity: 'article' | 'content_page',
  id: number | string,
  stored: Row,
  { slug }: Row,
) {
  if (typeof slug !== 'string') return;
  await renameSlugs(trx, entity, [{ id: Number(id), from: String(stored.slug), to: slug }]);
}
