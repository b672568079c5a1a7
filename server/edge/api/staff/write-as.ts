import { type Actor, type Changing, change } from '../../../base/changes/change.ts';
import { invalid, Refused } from '../../../base/changes/refused.ts';
import type { Shop } from '../../../shop/shop.ts';
import type { Refusal } from '../refusal.ts';
import { orRefusal } from './answer-refused.ts';

/** What a person of the shop writes: one change in their name, or the answer why not. */
export async function writeAs<Done>(
  { db }: Pick<Shop, 'db'>,
  { id }: { id: number },
  work: (changing: Changing) => Promise<Done>,
): Promise<Exclude<Done, Refused> | Refusal> {
  const actor: Actor = `staff:${id}`;
  return orRefusal(await change(db, actor, work));
}

/** A field that this call does not write, though its form has it. */
export function refuseField(fields: object, name: string) {
  if (Object.hasOwn(fields, name)) throw invalid({ [name]: ['VALIDATE.UNKNOWN_FIELD'] });
}

/** What a verb finds wrong, named by where it stands in the body of the call. */
export async function named<Done>(
  nameOf: (field: string) => string,
  work: Promise<Done>,
): Promise<Done> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Refused) || error.refusal.kind !== 'invalid') throw error;
    const fields = Object.entries(error.refusal.fields);
    throw invalid(Object.fromEntries(fields.map(([field, keys]) => [nameOf(field), keys])));
  }
}
