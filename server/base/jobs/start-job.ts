import { sql } from 'kysely';
import type { Actor } from '../changes/change.ts';
import type { Database } from '../database/connect.ts';
import type { Job } from './define-job.ts';

/**
 * Takes a job on and answers with its id. Within a transaction it is taken on if and only if the
 * rest is written; a running shop hears of it at the commit.
 */
export async function startJob<Input>(
  db: Database,
  { kind, parse }: Job<Input>,
  input: Input,
  actor: Actor,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into job (kind, input, actor)
    values (${kind}, ${JSON.stringify(parse(input))}::jsonb, ${actor})
    returning id`.execute(db);
  return rows[0]?.id ?? 0;
}
