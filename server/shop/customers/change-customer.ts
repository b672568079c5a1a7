import type { CustomerChange } from '../../../contract/staff/customers.ts';
import { type Actor, change } from '../../base/changes/change.ts';
import { invalid } from '../../base/changes/refused.ts';
import { queueMail } from '../../base/mail/queue-mail.ts';
import { withPlaces } from '../accounts/account-places.ts';
import { findTaken, voidResetLink } from '../accounts/queries.ts';
import { saveCustomer } from '../accounts/save-customer.ts';
import { taken } from '../accounts/taken-names.ts';
import { revokeAllTokens } from '../accounts/tokens.ts';
import { missingOfCompany } from '../accounts/update-account.ts';
import { readSender } from '../letters/read-sender.ts';
import { customerEmailChanged } from '../letters/templates/customer-email-changed.ts';
import type { Shop } from '../shop.ts';
import { lockSeenCustomer } from './lock-any-customer.ts';

/** Corrects a customer's data, by the rules they keep to themselves. */
export const changeCustomer = (
  shop: Pick<Shop, 'db' | 'config' | 'settings'>,
  actor: Actor,
  id: number,
  { version, ...fields }: CustomerChange,
) =>
  change(shop.db, actor, async (changing) => {
    const { trx } = changing;
    const stored = await lockSeenCustomer(trx, id, version);
    // Who is known by telephone alone may stay so; an e-mail that is there is not taken away.
    if (fields.email === '' && stored.email !== '')
      throw invalid({ email: ['VALIDATE.EMAIL_REQ'] });
    const incomplete = missingOfCompany({ ...stored, ...fields });
    if (incomplete) throw invalid(incomplete);
    const others = taken(await findTaken(trx, { ...fields, email: fields.email || undefined }, id));
    if (others) throw others;

    const placed = await withPlaces(trx, stored, fields, stored.locale);
    if ('mistakes' in placed) throw invalid(placed.mistakes);
    const saved = await saveCustomer(changing, stored, { ...fields, ...placed });
    if (!saved || saved.email === stored.email) return;
    // Whoever was signed in by the former e-mail, or has a link to it, must come in by the new one.
    await revokeAllTokens(trx, id);
    await voidResetLink(trx, id);
    if (stored.email === '') return;
    const sender = await readSender(trx, shop, stored.locale);
    const letter = customerEmailChanged({ ...sender, username: saved.username });
    await queueMail(trx, {
      ...letter,
      kind: 'customer-email-changed',
      recipient: stored.email,
      customerId: id,
    });
  });
