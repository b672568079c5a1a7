import { sql } from 'kysely';
import type { FirstSteps } from '../../../contract/staff/operations/first-steps.ts';
import { type Actor, change } from '../../base/changes/change.ts';
import { invalid, type Refused } from '../../base/changes/refused.ts';
import type { Database } from '../../base/database/connect.ts';
import { lockName } from '../../base/database/lock-name.ts';
import { loadSettings } from '../../base/settings/settings.ts';

/** Pages that forms, orders and letters of the shop lead to. */
const linked = ['about-us', 'termeni-si-conditii', 'politica-de-confidentialitate'];

/** How far a new shop is. What somebody saved counts as said, whatever it is. */
export async function readFirstSteps(db: Database): Promise<FirstSteps> {
  const { rows } = await sql<Omit<FirstSteps, 'is_over'>>`
    select
      exists (select from setting where key = 'identity') as identity,
      exists (select from phone) as phones,
      exists (select from setting where key = 'logo') as logo,
      exists (select from setting where key = 'delivery') as delivery,
      (select count(*) = ${linked.length} from content_page where active and slug = any(${linked})) as pages,
      (select count(*)::integer from content_page where slug = any(${linked})) as pages_there,
      (select count(*)::integer from category) as sections,
      (select count(*)::integer from product where state = 'active') as products`.execute(db);
  const [steps] = rows;
  if (!steps) throw new Error('a query without a table answered nothing');
  const { first_steps } = await loadSettings(db);
  return { is_over: first_steps.isOver, ...steps };
}

/** Sections, what their goods are filtered by, and the trade's words: all of it, once. */
export const takeSections = (db: Database, actor: Actor): Promise<null | Refused> =>
  change(db, actor, async (changing) => {
    await lockName(changing.trx, 'sections of a new shop');
    const held = await changing.trx.selectFrom('category').select('id').limit(1).executeTakeFirst();
    if (held) throw invalid({ non_field_errors: ['EDIT.SECTIONS_THERE'] });
    const { loadSections } = await import('../../../demo/load-sections.ts');
    await loadSections(changing);
    return null;
  });

/** Drafts of the pages that the shop leads to, with what its settings say of it, where it has none. */
export const takePages = (db: Database, actor: Actor): Promise<null | Refused> =>
  change(db, actor, async (changing) => {
    await lockName(changing.trx, 'pages of a new shop');
    const { loadPageTemplates } = await import('../../../demo/load-page-templates.ts');
    const made = await loadPageTemplates(changing, await loadSettings(changing.trx));
    if (made === 0) throw invalid({ non_field_errors: ['EDIT.PAGES_THERE'] });
    return null;
  });
