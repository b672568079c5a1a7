import type { Session } from '../../../contract/staff/shapes.ts';
import type { TooManyAttempts } from '../../base/access/limit-attempts.ts';
import { change } from '../../base/changes/change.ts';
import { missing, Refused } from '../../base/changes/refused.ts';
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
import { endSessions, raiseSession, type StaffViewer, showSession } from './sessions.ts';

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

type Outcome =
  | { kind: 'enrolled'; token: string; session: Session; recoveryCodes: string[] }
  | { kind: 'not-started' }
  | { kind: 'wrong-code' }
  | { kind: 'session-ended' }
  | TooManyAttempts;

/** The authenticator holds from now on, in place of a former one, and other sessions end. */
export async function confirmEnrolment(
  shop: Shop,
  viewer: StaffViewer,
  code: string,
): Promise<Outcome> {
  const paused = await countCode(shop.db, viewer.id);
  if (paused) return paused;
  const pending = await shop.db
    .selectFrom('staff_session')
    .select('pending_totp_secret')
    .where('id', '=', viewer.sessionId)
    .executeTakeFirst();
  if (!pending) return { kind: 'session-ended' };
  if (!pending.pending_totp_secret) return { kind: 'not-started' };
  const sealed = pending.pending_totp_secret;
  const secret = await unsealTotp(shop, viewer.id, sealed);
  const step = secret && stepOf(secret, code);
  if (!step) return { kind: 'wrong-code' };

  const done = await change(shop.db, `staff:${viewer.id}`, async ({ trx, note }) => {
    const held = await trx
      .selectFrom('staff_secret')
      .select('totp_secret')
      .where('staff_id', '=', viewer.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    // A password alone never takes the place of a second factor that is there by now.
    if (viewer.mayOnlyEnrol && held.totp_secret) throw missing();
    const token = await raiseSession(trx, viewer);
    if (!token) throw missing();
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
      before: { has_second_factor: held.totp_secret !== null },
      after: { has_second_factor: true },
    });
    return { token, recoveryCodes: await replaceRecoveryCodes(trx, viewer.id) };
  });
  if (done instanceof Refused) return { kind: 'session-ended' };
  const session = showSession({ ...viewer, mayOnlyEnrol: false, token: done.token });
  return { kind: 'enrolled', session, ...done };
}

export async function renewRecoveryCodes(shop: Shop, { id }: StaffViewer): Promise<string[]> {
  const codes = await change(shop.db, `staff:${id}`, async ({ trx, note }) => {
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
  if (codes instanceof Refused) throw codes;
  return codes;
}
