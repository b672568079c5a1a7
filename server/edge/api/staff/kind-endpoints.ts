import type * as v from 'valibot';
import type { Fields, kindOperations } from '../../../../contract/staff/content/kind-operations.ts';
import { type Changing, change } from '../../../base/changes/change.ts';
import type { Saved } from '../../../base/changes/edit-row.ts';
import { Refused } from '../../../base/changes/refused.ts';
import type { Database } from '../../../base/database/connect.ts';
import type { Shop } from '../../../shop/shop.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { notFound } from '../refusal.ts';
import { confirmFirst } from './admit-staff.ts';
import { actorOf, orRefusal } from './answer-refused.ts';

type Verbs = {
  create: (changing: Changing, input: unknown) => Promise<Saved>;
  change: (
    changing: Changing,
    id: number,
    given: { input: unknown; seen: number },
  ) => Promise<Saved>;
  remove: (changing: Changing, id: number, options: { seen: number }) => Promise<Saved>;
};

type Readers<Entry extends v.GenericSchema, Whole extends v.GenericSchema, Query> = {
  list: (
    db: Database,
    query: Query,
  ) => Promise<{
    total: number;
    results: v.InferOutput<Entry>[];
    next: string | null;
  }>;
  read: (db: Database, id: number) => Promise<v.InferOutput<Whole> | null>;
};

/** The five operations that every kind has. */
export function kindEndpoints<
  Path extends string,
  F extends Fields,
  Entry extends v.GenericSchema,
  Whole extends v.GenericSchema,
  Query extends v.GenericSchema<Record<string, string | undefined>, unknown>,
>(
  { db }: Shop,
  operations: ReturnType<typeof kindOperations<Path, F, Entry, Whole, Query>>,
  readers: Readers<Entry, Whole, v.InferOutput<Query>>,
  verbs: Verbs,
  /** What is to be confirmed by password and code before it is saved; null: a new one. */
  isSensitive: (id: number | null, input: object) => Promise<boolean> = async () => false,
): Endpoint[] {
  const { list, read, create, change: changing, remove } = operations;
  const orMissing = async (id: number | string) =>
    (await readers.read(db, Number(id))) ?? notFound();
  return [
    endpoint(list, ({ query }) => readers.list(db, query)),
    endpoint(read, ({ params }) => orMissing(params.id)),
    endpoint(create, async ({ viewer, body }) => {
      if (!viewer.isConfirmed && (await isSensitive(null, body))) return confirmFirst();
      const saved = await change(db, actorOf(viewer), (c) => verbs.create(c, body));
      return saved instanceof Refused ? orRefusal<never>(saved) : orMissing(saved.id);
    }),
    endpoint(changing, async ({ viewer, params, body }) => {
      const { version, ...input } = body;
      if (!viewer.isConfirmed && (await isSensitive(params.id, input))) return confirmFirst();
      const saved = await change(db, actorOf(viewer), (c) =>
        verbs.change(c, params.id, { input, seen: version }),
      );
      return saved instanceof Refused ? orRefusal<never>(saved) : orMissing(saved.id);
    }),
    endpoint(remove, async ({ viewer, params, query }) => {
      const saved = await change(db, actorOf(viewer), (c) =>
        verbs.remove(c, params.id, { seen: query.version }),
      );
      return saved instanceof Refused ? orRefusal<never>(saved) : null;
    }),
  ];
}
