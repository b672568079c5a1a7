import { sql } from 'kysely';
import { propertyDecision } from '../../../../contract/editing/exchange.ts';
import type { ExchangeProperty } from '../../../../contract/staff/exchange.ts';
import type { Changing } from '../../../base/changes/change.ts';
import { parse } from '../../../base/changes/refused.ts';
import type { Database } from '../../../base/database/connect.ts';
import { SYSTEM } from './external-links.ts';
import { MOST_EXAMPLES } from './note-examples.ts';
import {
  lockLink,
  refuseOlderLink,
  refuseUnknown,
  saveDecision,
  type Wish,
} from './save-decision.ts';
import { suggestAttribute } from './suggest-attribute.ts';

type Row = Omit<ExchangeProperty, 'decision' | 'suggested_id'> & {
  decision: { specification?: true; ignore?: true } | null;
};

/** What goods are described by in 1C, and what people have said it is here. */
export async function listProperties(db: Database): Promise<ExchangeProperty[]> {
  const { rows } = await sql<Row>`
    select
      id,
      external_id,
      coalesce(given ->> 'title', '') as title,
      coalesce(given ->> 'type', '') as type,
      array(
        select value
        from (
          select value, 0 as place
          from jsonb_array_elements_text(coalesce(given -> 'examples', '[]')) as value
          union all
          select value, 1
          from jsonb_each_text(coalesce(given -> 'values', '{}'))
        ) as known
        group by value
        order by min(place), value
        limit ${MOST_EXAMPLES}
      ) as examples,
      (select count(*) from jsonb_object_keys(coalesce(given -> 'values', '{}')))::integer as values,
      decision,
      (decision ->> 'attribute_id')::integer as attribute_id,
      decision_version as version
    from external_link
    where system = ${SYSTEM}
      and kind = 'property'
    order by lower(given ->> 'title'), id
    limit 1000`.execute(db);
  const attributes = await db
    .selectFrom('attribute')
    .select(['id', 'title_ro', 'title_ru'])
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ decision, ...row }) => ({
    ...row,
    decision: decision && kindOf(decision),
    suggested_id: decision ? null : suggestAttribute(attributes, row.title),
  }));
}

const kindOf = ({ specification, ignore }: NonNullable<Row['decision']>) =>
  ignore ? 'ignore' : specification ? 'specification' : 'attribute';

/**
 * Somebody says which attribute a property of 1C is, or that it is none. Its values are found by their titles, and made
 * where the shop lacks them, with every package of goods to come.
 */
export async function decideProperty(changing: Changing, id: number, { input, seen }: Wish) {
  const decision = parse(propertyDecision, input);
  const stored = await lockLink(changing.trx, 'property', id);
  refuseOlderLink(stored, seen);
  if ('attribute_id' in decision) {
    await refuseUnknown(changing.trx, 'attribute', decision.attribute_id);
  }
  return saveDecision(changing, stored, decision);
}
