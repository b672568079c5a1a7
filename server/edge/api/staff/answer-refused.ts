import type { AttributeUses } from '../../../../contract/staff/catalogue/reference-shapes.ts';
import type { Refused } from '../../../base/changes/refused.ts';
import { invalid, notFound, Refusal, tooMany } from '../refusal.ts';

/** What a verb refused, as an answer. */
export function answerTo({ refusal }: Refused): Refusal {
  switch (refusal.kind) {
    case 'invalid':
      return invalid(refusal.fields);
    case 'missing':
      return notFound();
    case 'signed-out':
      return new Refusal(401, 'STAFF.SIGN_IN');
    case 'too-many-attempts':
      return tooMany('ERROR.TOO_MANY_ATTEMPTS', refusal.seconds);
    case 'conflict': {
      const { version, changed, actor, actorName = null, at } = refusal;
      const extra = { version, changed, actor, actor_name: actorName, at: at.toISOString() };
      return new Refusal(409, 'EDIT.CONFLICT', { extra, values: { changed: changed.join(', ') } });
    }
    case 'short': {
      const lines = refusal.lines
        .map(({ code, wanted, stock }) => `${code} (${stock} / ${wanted})`)
        .join(', ');
      return new Refusal(422, 'STAFF.ORDER_SHORT', {
        extra: { products: refusal.lines },
        values: { lines },
      });
    }
    case 'in-use':
      return refusal.uses ? usedIn(refusal.uses) : new Refusal(409, 'EDIT.IN_USE');
  }
}

function usedIn(uses: AttributeUses) {
  const values = {
    products: String(uses.products),
    categories: String(uses.categories.length),
    units: String(uses.units.length),
  };
  return new Refusal(409, 'EDIT.USED_IN', { extra: uses, values });
}
