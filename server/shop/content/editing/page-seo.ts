import type * as v from 'valibot';
import { seoPages, type seoWhole } from '../../../../contract/staff/content/shapes.ts';
import type { Changing } from '../../../base/changes/change.ts';
import type { Database } from '../../../base/database/connect.ts';
import { lockName } from '../../../base/database/lock-name.ts';
import { pageSeos } from '../writing.ts';
import { missingIn } from './edited-kind.ts';

type Seo = v.InferOutput<typeof seoWhole>;
type SeoPage = Seo['page'];

const nothing = {
  title_ro: '',
  title_ru: '',
  description_ro: '',
  description_ru: '',
  text_ro: '',
  text_ru: '',
  version: 0,
  missing: { ro: [], ru: [] },
};

/** Every page that has such texts, also those nobody has described yet. */
export async function listSeo(db: Database): Promise<Seo[]> {
  const rows = await db
    .selectFrom('page_seo')
    .select([
      'page',
      'title_ro',
      'title_ru',
      'description_ro',
      'description_ru',
      'text_ro',
      'text_ru',
      'version',
      missingIn(['title', 'description', 'text']).as('missing'),
    ])
    .execute();
  return seoPages.map((page) => {
    const row = rows.find((one) => one.page === page);
    return { ...nothing, ...row, page };
  });
}

/** Version 0 writes it for the first time. */
export async function saveSeo(
  changing: Changing,
  page: SeoPage,
  { version, ...input }: { version: number },
): Promise<Seo> {
  await lockName(changing.trx, `page_seo ${page}`);
  const isThere = await changing.trx
    .selectFrom('page_seo')
    .select('page')
    .where('page', '=', page)
    .executeTakeFirst();
  await (isThere
    ? pageSeos.change(changing, page, { input, seen: version })
    : pageSeos.create(changing, { page, ...input }));
  const saved = (await listSeo(changing.trx)).find((one) => one.page === page);
  return { ...nothing, ...saved, page };
}
