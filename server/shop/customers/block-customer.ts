import { type Actor, change } from '../../base/changes/change.ts';
import { voidResetLink } from '../accounts/queries.ts';
import { saveCustomer } from '../accounts/save-customer.ts';
import { revokeAllTokens } from '../accounts/tokens.ts';
import type { Shop } from '../shop.ts';
import { lockSeenCustomer } from './lock-any-customer.ts';

type Blocking = { version: number; reason: string };

/**
 * From now on the customer neither signs in nor orders. What is under way holds the same row: an
 * order that came first stays, one that comes after is refused, and so with a login.
 */
export const blockCustomer = (
  shop: Pick<Shop, 'db'>,
  actor: Actor,
  id: number,
  { version, reason }: Blocking,
) =>
  change(shop.db, actor, async (changing) => {
    const { trx } = changing;
    const stored = await lockSeenCustomer(trx, id, version);
    const blocked_at = stored.blocked_at ?? new Date();
    await saveCustomer(changing, stored, { blocked_at, block_reason: reason });
    await revokeAllTokens(trx, id);
    await voidResetLink(trx, id);
  });

export const unblockCustomer = (shop: Pick<Shop, 'db'>, actor: Actor, id: number, seen: number) =>
  change(shop.db, actor, async (changing) => {
    const stored = await lockSeenCustomer(changing.trx, id, seen);
    await saveCustomer(changing, stored, { blocked_at: null, block_reason: '' });
  });
