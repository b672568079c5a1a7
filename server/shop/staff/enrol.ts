import type { Session } from '../../../contract/staff/shapes.ts';
import { change } from '../../base/changes/change.ts';
import { done, invalid, Refused } from '../../base/changes/refused.ts';
import type { Shop } from '../shop.ts';
import {
  countCode,
  forgetCodes,
  newTotpSecret,
  replaceRecoveryCodes,
  sealTotp,
  stepOf,
  totpAddress,
  unsealTotp,
} from './second-factor.ts';
import {
  endSessions,
  raiseSession,
  type StaffViewer,
  sessionEnded,
  showSession,
} from './sessions.ts';
import { wrongCode } from './sign-in.ts';

/** A secret for an authenticator. It belongs to this session until a code of it is confirmed. */
export async function startEnrolment(shop: Shop, viewer: StaffViewer) {
  const secret = newTotpSecret();
  const sealed = await sealTotp(shop, viewer.id, secret);
  await shop.db
    .updateTable('staff_session')
    .set({ pending_totp_secret: sealed })
    .where('id', '=', viewer.sessionId)
    .execute();
  const address = totpAddress(secret, viewer.email, shop.settings().identity.name);
  return { secret, address };
}

type Enrolled = { token: string; session: Session; recoveryCodes: string[] };

/** The authenticator holds from now on, in place of a former one, and other sessions end. */
export async function confirmEnrolment(
  shop: Shop,
  viewer: StaffViewer,
  code: string,
): Promise<Enrolled | Refused> {
  const paused = await countCode(shop.db, viewer.id);
  if (paused) return paused;
  const pending = await shop.db
    .selectFrom('staff_session')
    .select('pending_totp_secret')
    .where('id', '=', viewer.sessionId)
    .executeTakeFirst();
  if (!pending) return sessionEnded();
  if (!pending.pending_totp_secret) {
    return invalid({ non_field_errors: ['STAFF.ENROL_START'] });
  }
  const sealed = pending.pending_totp_secret;
  const secret = await unsealTotp(shop, viewer.id, sealed);
  const step = secret && stepOf(secret, code);
  if (!step) return wrongCode();

  const enrolled = await change(shop.db, `staff:${viewer.id}`, async ({ trx, note }) => {
    const stored = await trx
      .selectFrom('staff_secret')
      .select('totp_secret')
      .where('staff_id', '=', viewer.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    // A password alone never takes the place of a second factor that is there by now.
    if (viewer.mayOnlyEnrol && stored.totp_secret) throw sessionEnded();
    const token = await raiseSession(trx, viewer);
    if (!token) throw sessionEnded();
    await trx
      .updateTable('staff_secret')
      .set({ totp_secret: sealed, totp_step: step })
      .where('staff_id', '=', viewer.id)
      .execute();
    await endSessions(trx, viewer.id, viewer.sessionId);
    await forgetCodes(trx, viewer.id);
    note({
      verb: 'change',
      entity: 'staff',
      ids: [viewer.id],
      before: { has_second_factor: stored.totp_secret !== null },
      after: { has_second_factor: true },
    });
    return { token, recoveryCodes: await replaceRecoveryCodes(trx, viewer.id) };
  });
  if (enrolled instanceof Refused) return enrolled;
  const session = showSession({ ...viewer, mayOnlyEnrol: false, token: enrolled.token });
  return { session, ...enrolled };
}

export async function renewRecoveryCodes(shop: Shop, { id }: StaffViewer) {
  const renewed = await change(shop.db, `staff:${id}`, async ({ trx, note }) => {
    // Of two at once, the later one's are the codes.
    await trx
      .selectFrom('staff_secret')
      .select('staff_id')
      .where('staff_id', '=', id)
      .forUpdate()
      .execute();
    note({ verb: 'change', entity: 'staff', ids: [id], after: { recovery_codes: 'renewed' } });
    return replaceRecoveryCodes(trx, id);
  });
  return done(renewed);
}
