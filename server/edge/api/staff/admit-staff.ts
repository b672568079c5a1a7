import type { Context } from 'hono';
import type { StaffOperation } from '../../../../contract/operation.ts';
import { CSRF_HEADER, staffRefusals } from '../../../../contract/staff/constants.ts';
import { may } from '../../../../contract/staff/permissions.ts';
import { type Guest, guest } from '../../../shop/accounts/viewer.ts';
import type { Shop } from '../../../shop/shop.ts';
import { findSession, isCsrfTokenOf, type StaffViewer } from '../../../shop/staff/sessions.ts';
import { Refusal } from '../refusal.ts';
import { readStaffToken } from './staff-cookie.ts';

/** Lets a person of the shop in to an operation, or says what is missing. */
export async function admitStaff(
  c: Context,
  shop: Shop,
  { method, needs, alsoNeeds, isSensitive }: StaffOperation,
): Promise<StaffViewer | Guest | Refusal> {
  const isWriting = method !== 'get';
  if (isWriting && !isOurPage(c, shop)) return new Refusal(403, 'STAFF.FOREIGN_PAGE');
  if (needs === 'nothing') return guest;

  const token = readStaffToken(c);
  const viewer = token ? await findSession(shop, token) : null;
  if (!viewer) return new Refusal(401, 'STAFF.SIGN_IN');
  if (isWriting && !isCsrfTokenOf(viewer.token, c.req.header(CSRF_HEADER) ?? '')) {
    return new Refusal(403, 'STAFF.FOREIGN_PAGE');
  }
  if (viewer.mayOnlyEnrol) {
    return needs === 'enrolling' ? viewer : refusal('STAFF.ENROL', staffRefusals.enrolNeeded);
  }
  if (needs !== 'enrolling' && needs !== 'signed-in' && !may(viewer.role, needs)) {
    return new Refusal(403, 'ERROR.FORBIDDEN');
  }
  if (alsoNeeds && !may(viewer.role, alsoNeeds)) return new Refusal(403, 'ERROR.FORBIDDEN');
  if (isSensitive && !viewer.isConfirmed) {
    return confirmFirst();
  }
  return viewer;
}

/** Asks for password and code; the back office asks, and makes the call again. */
export const confirmFirst = () => refusal('STAFF.CONFIRM', staffRefusals.confirmNeeded);

const refusal = (message: Refusal['message'], code: string) =>
  new Refusal(403, message, { extra: { code } });

/**
 * Whether a page of this shop sends it, by what the browser says and no page can change. One of
 * both must be there, and neither may name another site.
 */
function isOurPage(c: Context, { config }: Shop): boolean {
  const site = c.req.header('sec-fetch-site');
  const origin = c.req.header('origin');
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin === undefined) return site !== undefined;
  const ours = new URL(config.publicUrl).origin;
  // Without TLS the shop is one's own machine, under whatever name one has called it.
  return origin === ours || (ours.startsWith('http:') && origin === new URL(c.req.url).origin);
}
