import * as v from 'valibot';
import { orderStatuses } from '../constants.ts';
import { count, id, lei, timestamp } from '../shapes/values.ts';

/** The exchange with 1C as the shop's people see it. */

/** What becomes of one thing that 1C sent. */
export const exchangeOutcomes = [
  'created',
  'changed',
  'unchanged',
  'archived',
  'waiting',
  'refused',
  'skipped',
] as const;

export const outcomeCounts = v.object({
  created: count,
  changed: count,
  unchanged: count,
  archived: count,
  waiting: count,
  refused: count,
  skipped: count,
});
export type OutcomeCounts = v.InferOutput<typeof outcomeCounts>;

export const runStates = ['open', 'done', 'abandoned'] as const;

export const exchangeRun = v.object({
  id,
  kind: v.picklist(['catalogue', 'sale']),
  state: v.picklist(runStates),
  started_at: timestamp,
  ended_at: v.nullable(timestamp),
  /** Whether everything there is was sent; null: no file has said so. */
  is_full: v.nullable(v.boolean()),
  hidden: count,
  objects: count,
  done: count,
  files: count,
  damaged: count,
  /** Files of another base of 1C. */
  foreign: count,
  counts: outcomeCounts,
  /** Orders that were sent among the goods, which is not where they go. */
  misplaced: count,
  /** Whether its goods found their places; what waited for its price alone is not meant. */
  put_off: v.picklist(['nothing', 'some', 'everything']),
  /** So many of the products 1C has brought were not named, and too many to hide them. */
  not_hidden: v.nullable(v.object({ products: count, of: count })),
  report: v.string(),
});
export type ExchangeRun = v.InferOutput<typeof exchangeRun>;

export const exchangeFile = v.object({
  id,
  name: v.string(),
  state: v.picklist(['receiving', 'unpacked', 'applying', 'applied', 'damaged', 'foreign']),
  bytes: count,
  objects: count,
  done: count,
  error: v.nullable(v.string()),
});
export type ExchangeFile = v.InferOutput<typeof exchangeFile>;

export const exchangeRunDetails = v.object({
  ...exchangeRun.entries,
  schema: v.string(),
  account: v.string(),
  /** Without pictures, which may be thousands. */
  file_list: v.array(exchangeFile),
  pictures: count,
});
export type ExchangeRunDetails = v.InferOutput<typeof exchangeRunDetails>;

export const exchangeObject = v.object({
  id,
  file: v.string(),
  kind: v.string(),
  external_id: v.string(),
  title: v.string(),
  /** Null: not come to yet. */
  outcome: v.nullable(v.picklist(exchangeOutcomes)),
  reason: v.string(),
  /** It was put off then, and has found its place since. */
  is_placed: v.boolean(),
  /** What stands here for it. */
  local_id: v.nullable(v.string()),
});
export type ExchangeObject = v.InferOutput<typeof exchangeObject>;

const named = v.object({ id, title: v.string() });

export const waitingThing = v.object({
  id,
  kind: v.picklist(['product', 'offer']),
  external_id: v.string(),
  title: v.string(),
  code: v.string(),
  units: v.string(),
  maker: v.string(),
  reason: v.string(),
  /** A product of ours that it may be. */
  proposed_id: v.nullable(id),
  proposed: v.nullable(v.object({ id, title: v.string(), code: v.string() })),
  /** The product that has its code, and is another one of 1C's. */
  holder: v.nullable(v.object({ id, title: v.string(), code: v.string() })),
  /** Where products like it stand. */
  category: v.nullable(named),
  since: timestamp,
  version: v.number(),
});
export type WaitingThing = v.InferOutput<typeof waitingThing>;

export const rememberedDecision = v.object({
  id,
  external_id: v.string(),
  title: v.string(),
  kind: v.picklist(['category', 'product', 'ignore']),
  /** The category or the product; null where it is gone. */
  target: v.nullable(named),
  /** It waits for something else all the same. */
  is_waiting: v.boolean(),
  reason: v.string(),
  by: v.string(),
  decided_at: v.nullable(timestamp),
  version: v.number(),
});
export type RememberedDecision = v.InferOutput<typeof rememberedDecision>;

export const decidedThing = v.object({
  id,
  /** `waits`: remembered, and something else is lacking. */
  outcome: v.picklist(['placed', 'waits', 'changed-meanwhile', 'refused']),
  reason: v.string(),
});
export type DecidedThing = v.InferOutput<typeof decidedThing>;

export const exchangeProperty = v.object({
  id,
  external_id: v.string(),
  title: v.string(),
  /** In 1C's words. */
  type: v.string(),
  /** Some of its values, as people wrote them, and how many its dictionary has. */
  examples: v.array(v.string()),
  values: count,
  /** Null: nobody has said; it is a line of the specifications until then. */
  decision: v.nullable(v.picklist(['attribute', 'specification', 'ignore'])),
  attribute_id: v.nullable(id),
  /** An attribute that is called the same, where nobody has decided yet. */
  suggested_id: v.nullable(id),
  version: v.number(),
});
export type ExchangeProperty = v.InferOutput<typeof exchangeProperty>;

export const exchangeBase = v.object({
  id,
  external_id: v.string(),
  title: v.string(),
  /** Null: nobody has said yet. */
  role: v.nullable(v.picklist(['ours', 'same', 'beside', 'instead', 'refused'])),
  seen_at: timestamp,
  version: v.number(),
});
export type ExchangeBase = v.InferOutput<typeof exchangeBase>;

export const exchangeGroup = v.object({
  id,
  external_id: v.string(),
  /** With those above it. */
  title: v.string(),
  /** Null: nobody has said. */
  decision: v.nullable(v.picklist(['category', 'create', 'ignore'])),
  /** Where its goods belong. */
  category_id: v.nullable(id),
  /** It is a category by now. */
  is_made: v.boolean(),
  /** Without an answer of its own it follows the group above. */
  is_decided_above: v.boolean(),
  /** How many wait in it. */
  goods: count,
  version: v.number(),
});
export type ExchangeGroup = v.InferOutput<typeof exchangeGroup>;

export const exchangeWarehouse = v.object({
  id,
  /** As the setting of the exchange names it. */
  external_id: v.string(),
  title: v.string(),
  /** The one of ours that has its stock; null: one is made when the first of it comes. */
  warehouse_id: v.nullable(id),
  version: v.number(),
});
export type ExchangeWarehouse = v.InferOutput<typeof exchangeWarehouse>;

/** What a package would do. */
export const exchangeTrial = v.object({
  /** Why it cannot be read. */
  refused: v.nullable(v.string()),
  counts: v.array(
    v.object({ kind: v.string(), outcome: v.picklist(exchangeOutcomes), number: count }),
  ),
  /** The first of them, before all those that are not as they were. */
  objects: v.array(
    v.object({
      kind: v.string(),
      external_id: v.string(),
      title: v.string(),
      outcome: v.picklist(exchangeOutcomes),
      reason: v.string(),
    }),
  ),
});
export type ExchangeTrial = v.InferOutput<typeof exchangeTrial>;

/** Of a file that is tried. */
export const MOST_TRIED_BYTES = 64 * 2 ** 20;

export const exchangeAccount = v.object({
  id,
  name: v.string(),
  networks: v.array(v.string()),
  is_active: v.boolean(),
  created_at: timestamp,
  last_seen_at: v.nullable(timestamp),
});
export type ExchangeAccount = v.InferOutput<typeof exchangeAccount>;

export const exchangeOverview = v.object({
  last: v.object({ catalogue: v.nullable(exchangeRun), sale: v.nullable(exchangeRun) }),
  /** Things somebody has to decide about. */
  waiting: count,
  has_account: v.boolean(),
  /** Those 1C has told of; `chosen`: whose prices the shop sells by. */
  price_types: v.array(
    v.object({ id: v.string(), title: v.string(), currency: v.string(), prices: count }),
  ),
  price_type: v.nullable(v.string()),
  /** Bases of 1C that sent something and that nobody has decided about. */
  bases_open: count,
  /** Groups beside the shop's own tree that nobody has decided about. */
  groups_open: count,
  /** Orders 1C does not know, or not as they are now. */
  orders_untold: count,
});
export type ExchangeOverview = v.InferOutput<typeof exchangeOverview>;

/** `untold`: 1C has not heard of it; `changed`: it has, and the order has changed since. */
export const syncStates = ['untold', 'changed', 'known'] as const;

export const exchangedOrder = v.object({
  id: v.string(),
  created_at: timestamp,
  status: v.picklist(orderStatuses),
  total: lei,
  state: v.picklist(syncStates),
  confirmed_at: v.nullable(timestamp),
  number_1c: v.string(),
});
export type ExchangedOrder = v.InferOutput<typeof exchangedOrder>;
