import { sql } from 'kysely';
import type { QueryOf } from '../../../contract/operation.ts';
import {
  type Message,
  type MessageState,
  messageStates,
} from '../../../contract/staff/contact-requests.ts';
import type { listMessages as listing } from '../../../contract/staff/operations/contact-requests.ts';
import { may } from '../../../contract/staff/permissions.ts';
import type { Database } from '../../base/database/connect.ts';
import { pageOf, USUAL_PAGE } from '../../base/database/page-of.ts';
import { searchPatterns } from '../accounts/person-search.ts';

const messages = (db: Database) =>
  db
    .selectFrom('contact_request')
    .leftJoin('staff', 'staff.id', 'contact_request.responsible_id')
    .select([
      'contact_request.id',
      'contact_request.version',
      'contact_request.name',
      'phone',
      'comment',
      'contact_request.locale',
      'contact_request.created_at',
      'contact_request.updated_at',
      'state',
      'responsible_id',
      'staff.name as responsible_name',
      'notes',
      'customer_id',
    ]);

type MessageRow = Awaited<ReturnType<ReturnType<typeof messages>['executeTakeFirstOrThrow']>>;

const showMessage = ({ responsible_id, responsible_name, ...row }: MessageRow): Message => ({
  ...row,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  responsible:
    responsible_id === null ? null : { id: responsible_id, name: responsible_name ?? '' },
});

export const readMessage = async (db: Database, id: number) =>
  showMessage(await messages(db).where('contact_request.id', '=', id).executeTakeFirstOrThrow());

type Wanted = QueryOf<typeof listing>;

/** Newest first. Relies on contact_request_state and the primary key. */
export async function readMessages(
  db: Database,
  { search = '', state, responsible, since, before, limit = USUAL_PAGE }: Wanted,
) {
  const rows = await messages(db)
    .where(({ and }) =>
      and(searchPatterns(search).map((pattern) => sql<boolean>`search_text like ${pattern}`)),
    )
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'new'))
    .$if(responsible === 'nobody', (query) => query.where('responsible_id', 'is', null))
    .$if(typeof responsible === 'number', (query) =>
      query.where('responsible_id', '=', Number(responsible)),
    )
    .$if(since !== undefined, (query) =>
      query.where('contact_request.created_at', '>=', new Date(since ?? 0)),
    )
    .$if(before !== undefined, (query) => query.where('contact_request.id', '<', before ?? 0))
    .orderBy('contact_request.id', 'desc')
    .limit(limit + 1)
    .execute();
  return pageOf(rows.map(showMessage), limit, ({ id }) => id);
}

export async function listMessages(db: Database, wanted: Wanted) {
  return {
    ...(await readMessages(db, wanted)),
    counts: await countMessages(db),
    people: await readResponsibles(db),
  };
}

async function countMessages(db: Database): Promise<Record<MessageState, number>> {
  const rows = await db
    .selectFrom('contact_request')
    .select(({ fn }) => ['state', fn.countAll<number>().as('messages')])
    .groupBy('state')
    .execute();
  const counted = new Map(rows.map((row) => [row.state, row.messages]));
  const counts = { new: 0, in_work: 0, done: 0, spam: 0 };
  for (const state of messageStates) counts[state] = counted.get(state) ?? 0;
  return counts;
}

/** Whoever may write about messages now. */
export async function readResponsibles(db: Database) {
  const people = await db
    .selectFrom('staff')
    .select(['id', 'name', 'role'])
    .where('is_active', '=', true)
    .orderBy('name')
    .orderBy('id')
    .execute();
  return people
    .filter(({ role }) => may(role, 'messages.write'))
    .map(({ id, name }) => ({ id, name }));
}
