import { sql } from 'kysely';
import type { Changing } from './change.ts';
import { type Refused, refusalIn } from './refused.ts';

/**
 * A part of a change that may be refused without the rest of it: what it wrote is undone then, and
 * nothing of it is noted.
 */
export async function attempt<Done>(
  changing: Changing,
  work: (within: Changing) => Promise<Done>,
): Promise<Done | Refused> {
  const notes: Parameters<Changing['note']>[0][] = [];
  const ends: Parameters<Changing['atEnd']>[] = [];
  await sql`savepoint attempt`.execute(changing.trx);
  try {
    const done = await work({
      ...changing,
      note: (note) => notes.push(note),
      atEnd: (...end) => ends.push(end),
    });
    await sql`release savepoint attempt`.execute(changing.trx);
    for (const note of notes) changing.note(note);
    for (const end of ends) changing.atEnd(...end);
    return done;
  } catch (error) {
    const refused = refusalIn(error);
    if (!refused) throw error;
    await sql`rollback to savepoint attempt`.execute(changing.trx);
    return refused;
  }
}
