import { sql } from 'kysely';
import type { MessageChange } from '../../../contract/staff/contact-requests.ts';
import { type Actor, change } from '../../base/changes/change.ts';
import { lockRow, refuseOlder } from '../../base/changes/edit-row.ts';
import { invalid, missing } from '../../base/changes/refused.ts';
import type { Shop } from '../shop.ts';
import { readMessage, readResponsibles } from './list-messages.ts';

/** What has become of a message, who answers it, what was said. */
export const changeMessage = (
  shop: Pick<Shop, 'db'>,
  actor: Actor,
  id: number,
  { version, ...fields }: MessageChange,
) =>
  change(shop.db, actor, async (changing) => {
    const { trx, note } = changing;
    const stored = await lockRow(changing, 'contact_request', id);
    if (!stored) throw missing();
    await refuseOlder(changing, 'contact_request', id, { stored, seen: version });
    const changed = Object.fromEntries(
      Object.entries(fields).filter(
        ([name, value]) => value !== undefined && stored[name] !== value,
      ),
    );
    if (Object.keys(changed).length === 0) return readMessage(trx, id);

    const { responsible_id } = changed;
    if (typeof responsible_id === 'number') {
      const people = await readResponsibles(trx);
      if (!people.some((person) => person.id === responsible_id)) {
        throw invalid({ responsible_id: ['STAFF.NOT_RESPONSIBLE'] });
      }
    }
    await trx
      .updateTable('contact_request')
      .set({ ...changed, version: version + 1, updated_at: sql<Date>`now()` })
      .where('id', '=', id)
      .execute();
    note({
      verb: 'change',
      entity: 'contact_request',
      ids: [id],
      version: version + 1,
      before: auditable(
        Object.fromEntries(Object.keys(changed).map((name) => [name, stored[name]])),
      ),
      after: auditable(changed),
    });
    return readMessage(trx, id);
  });

/** Notes are forgotten with the message; the audit log, which stays, says that there were some. */
const auditable = (fields: Record<string, unknown>) =>
  'notes' in fields ? { ...fields, notes: '…' } : fields;
