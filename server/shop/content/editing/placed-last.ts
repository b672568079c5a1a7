import type { Changing } from '../../../base/changes/change.ts';
import type { Saved } from '../../../base/changes/edit-row.ts';
import { groupOf, lastPosition, type OrderedEntity } from '../../../base/changes/order-rows.ts';

type Create = (changing: Changing, input: unknown) => Promise<Saved>;

/** A new thing stands behind those that are there; ordering moves it. */
export const placedLast = <Verbs extends { create: Create }>(
  verbs: Verbs,
  entity: OrderedEntity,
) => ({
  ...verbs,
  async create(changing: Changing, input: object) {
    const group = Reflect.get(input, groupOf[entity]);
    const position = await lastPosition(changing, entity, String(group));
    return verbs.create(changing, { ...input, position });
  },
});
