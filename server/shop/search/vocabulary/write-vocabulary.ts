import { sql } from 'kysely';
import type { Changing } from '../../../base/changes/change.ts';
import { raiseVocabularyVersion } from './queries.ts';
import type { VocabularyRows } from './vocabulary.ts';

/** `told`: the lines that differ, as the audit log tells them; without it, all of them may. */
export async function writeVocabulary(
  { trx, note }: Changing,
  { synonyms, equivalents }: VocabularyRows,
  entry: { before?: object; after: object } = {
    after: { synonyms: synonyms.length, equivalents: equivalents.length },
  },
): Promise<void> {
  // First: of two writers the second waits here, and not in the middle.
  const version = await raiseVocabularyVersion(trx);
  await trx.deleteFrom('search_synonym').execute();
  await sql`
    insert into search_synonym (meaning, spelling, position)
    select meaning, spelling, position
    from unnest(
      ${synonyms.map(({ meaning }) => meaning)}::text[],
      ${synonyms.map(({ spelling }) => spelling)}::text[]
    ) with ordinality as given (meaning, spelling, position)
    on conflict (meaning, spelling) do nothing`.execute(trx);
  await trx.deleteFrom('equivalent_mark').execute();
  await sql`
    insert into equivalent_mark (group_number, mark)
    select group_number, mark
    from unnest(
      ${equivalents.map(({ group }) => group)}::integer[],
      ${equivalents.map(({ mark }) => mark)}::text[]
    ) as given (group_number, mark)
    on conflict do nothing`.execute(trx);
  note({ verb: 'change', entity: 'vocabulary', ids: ['vocabulary'], version, ...entry });
}
