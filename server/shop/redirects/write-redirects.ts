import { redirect } from '../../../contract/editing/content.ts';
import { safeLink } from '../../../contract/safe-link.ts';
import type { Changing } from '../../base/changes/change.ts';
import type { Row } from '../../base/changes/edit-row.ts';
import type { Mistakes } from '../../base/changes/refused.ts';
import { rowVerbs } from '../../base/changes/row-verbs.ts';
import { lockName } from '../../base/database/lock-name.ts';
import type { Shop } from '../shop.ts';
import { isLiveAddress } from './is-live-address.ts';
import { loadRedirects, makesLoop } from './redirects.ts';

/** All of them are in memory. */
const MOST_REDIRECTS = 20_000;

type Fields = { from_path?: string; to_address?: string };

/** An address of our own is kept as its path. */
function asKept(address: string, publicUrl: string) {
  const url = URL.canParse(address) ? new URL(address) : null;
  return url?.origin === new URL(publicUrl).origin ? url.pathname + url.search + url.hash : address;
}

/**
 * Whether saving these fields would send customers to another site: whoever could do that alone
 * with a session they found open could send them to a copy of the shop.
 */
export async function leadsElsewhere(
  { db, config }: Pick<Shop, 'db' | 'config'>,
  id: number | null,
  { to_address }: { to_address?: string | undefined },
) {
  const stored =
    id === null || to_address !== undefined
      ? undefined
      : await db
          .selectFrom('redirect')
          .select('to_address')
          .where('id', '=', id)
          .executeTakeFirst();
  const target = to_address ?? stored?.to_address ?? '/';
  return safeLink(asKept(target, config.publicUrl))?.isOutside ?? false;
}

export const redirectVerbs = ({ publicUrl }: { publicUrl: string }) => {
  async function mistakes(
    { trx }: Changing,
    fields: Fields,
    stored: Row | null,
  ): Promise<Mistakes> {
    // Two who each save half of a circle: the second sees the first's half.
    await lockName(trx, 'redirect');
    const from = fields.from_path ?? String(stored?.from_path);
    const to = asKept(fields.to_address ?? String(stored?.to_address), publicUrl);
    const link = safeLink(to);
    if (!link || (link.isOutside && !/^https:/i.test(to))) return { to_address: ['EDIT.TARGET'] };
    if (from !== stored?.from_path && (await isLiveAddress(trx, from))) {
      return { from_path: ['EDIT.PATH_LIVE'] };
    }
    const others = new Map(await loadRedirects(trx));
    if (stored) others.delete(String(stored.from_path));
    if (others.size >= MOST_REDIRECTS) return { from_path: ['EDIT.MANY'] };
    return makesLoop(others, from, to) ? { to_address: ['EDIT.LOOP'] } : {};
  }

  return rowVerbs('redirect', redirect, {
    mistakes,
    kept: (fields) => ({
      ...fields,
      ...(fields.to_address && { to_address: asKept(fields.to_address, publicUrl) }),
    }),
  });
};
