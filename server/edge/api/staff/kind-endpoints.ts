import type * as v from 'valibot';
import type { Fields, kindOperations } from '../../../../contract/staff/content/kind-operations.ts';
import { type Changing, change } from '../../../base/changes/change.ts';
import type { Saved } from '../../../base/changes/edit-row.ts';
import { done } from '../../../base/changes/refused.ts';
import type { Database } from '../../../base/database/connect.ts';
import type { Shop } from '../../../shop/shop.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { confirmFirst } from './admit-staff.ts';
import { actorOf, writing } from './staff-endpoints.ts';

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
  shop: Shop,
  operations: ReturnType<typeof kindOperations<Path, F, Entry, Whole, Query>>,
  readers: Readers<Entry, Whole, v.InferOutput<Query>>,
  verbs: Verbs,
  /** What is to be confirmed by password and code before it is saved; null: a new one. */
  isSensitive: (id: number | null, input: object) => Promise<boolean> = async () => false,
): Endpoint[] {
  const { db } = shop;
  const { list, read, create, change: changing, remove } = operations;
  return [
    endpoint(list, ({ query }) => readers.list(db, query)),
    endpoint(read, ({ params }) => readers.read(db, params.id)),
    endpoint(create, async ({ viewer, body }) => {
      if (!viewer.isConfirmed && (await isSensitive(null, body))) return confirmFirst();
      const saved = await change(db, actorOf(viewer), (c) => verbs.create(c, body));
      return readers.read(db, Number(done(saved).id));
    }),
    endpoint(changing, async ({ viewer, params: { id }, body }) => {
      const { version: seen, ...input } = body;
      if (!viewer.isConfirmed && (await isSensitive(id, input))) return confirmFirst();
      done(await change(db, actorOf(viewer), (c) => verbs.change(c, id, { input, seen })));
      return readers.read(db, id);
    }),
    writing(shop, remove, (c, { params, query }) =>
      verbs.remove(c, params.id, { seen: query.version }),
    ),
  ];
}
