import type { Entity } from './change.ts';

/** What was changed, as kept pages are marked: `product:12`, `category:3`, `listings`, `content`. */
export type Tag = `product:${number}` | `category:${number}` | 'listings' | 'content' | 'all';

/** What stands on every page, and what only where content stands; the catalogue marks its own. */
const shownOn: Partial<Record<Entity, Tag>> = {
  setting: 'all',
  content_page: 'all',
  page_seo: 'all',
  phone: 'all',
  article: 'content',
  home_block: 'content',
  popup: 'content',
};

export const tagsOf = (changed: ReadonlySet<Entity>) =>
  [...changed].flatMap((entity) => shownOn[entity] ?? []);

/** Keeps something in memory in step with the database. */
export type Follower = {
  hears: readonly Entity[];
  /** Reads it anew, and answers with what else that outdates. */
  renew: () => Promise<Tag[]>;
};

/** Something a process keeps in memory whole, and reads again when one of these changes. */
export function keptInStep<Value>(
  hears: readonly Entity[],
  load: () => Promise<Value>,
  outdates: (before: Value, now: Value) => Tag[] = () => [],
): Follower & { now: () => Value } {
  let kept: { value: Value } | null = null;
  return {
    hears,
    async renew() {
      const before = kept;
      kept = { value: await load() };
      return before ? outdates(before.value, kept.value) : [];
    },
    now() {
      if (!kept) throw new Error('it is not read yet');
      return kept.value;
    },
  };
}
