import { sql } from 'kysely';
import { propertyDecision } from '../../../contract/editing/exchange.ts';
import type { Changing } from '../../changes/change.ts';
import { invalid, missing, parse, Refused } from '../../changes/refused.ts';
import type { Database } from '../../database/connect.ts';
import { SYSTEM } from './external-links.ts';

type Property = {
  id: number;
  external_id: string;
  title: string;
  type: string;
  examples: string[];
  values: number;
  attribute_id: number | null;
  version: number;
};

const EXAMPLES = 5;

/** What goods are described by in 1C, and what people have said it is here. */
export async function listProperties(db: Database): Promise<Property[]> {
  const { rows } = await sql<Property>`
    select
      id,
      external_id,
      coalesce(given ->> 'title', '') as title,
      coalesce(given ->> 'type', '') as type,
      array(
        select value
        from jsonb_each_text(coalesce(given -> 'values', '{}'))
        order by value
        limit ${EXAMPLES}
      ) as examples,
      (select count(*) from jsonb_object_keys(coalesce(given -> 'values', '{}')))::integer as values,
      (decision ->> 'attribute_id')::integer as attribute_id,
      decision_version as version
    from external_link
    where system = ${SYSTEM}
      and kind = 'property'
    order by lower(given ->> 'title'), id
    limit 1000`.execute(db);
  return rows;
}

/**
 * Somebody says which attribute a property of 1C is. Its values are found by their titles, and made
 * where the shop lacks them, with every package of goods to come.
 */
export async function decideProperty(
  { trx, actor, note }: Changing,
  id: number,
  { input, seen }: { input: unknown; seen: number },
): Promise<{ version: number }> {
  const decision = parse(propertyDecision, input);
  const held = await trx
    .selectFrom('external_link')
    .select(['external_id', 'decision', 'decided_by', 'decided_at', 'decision_version', 'seen_at'])
    .where('id', '=', id)
    .where('system', '=', SYSTEM)
    .where('kind', '=', 'property')
    .forUpdate()
    .executeTakeFirst();
  if (!held) throw missing();
  if (held.decision_version !== seen) {
    throw new Refused({
      kind: 'conflict',
      version: held.decision_version,
      changed: ['decision'],
      actor: held.decided_by ?? 'exchange',
      at: held.decided_at ?? held.seen_at,
    });
  }
  if ('attribute_id' in decision) {
    const attribute = await trx
      .selectFrom('attribute')
      .select('id')
      .where('id', '=', decision.attribute_id)
      .executeTakeFirst();
    if (!attribute) throw invalid({ attribute_id: ['EDIT.UNKNOWN'] });
  }
  const version = seen + 1;
  await trx
    .updateTable('external_link')
    .set({
      decision: JSON.stringify(decision),
      decided_by: actor,
      decided_at: new Date(),
      decision_version: version,
    })
    .where('id', '=', id)
    .execute();
  note({
    verb: 'change',
    entity: 'exchange',
    ids: [held.external_id],
    before: { decision: held.decision },
    after: { decision },
  });
  return { version };
}
