import { Refused } from '../../../base/changes/refused.ts';

type Held = {
  version: number;
  decided_by: string | null;
  decided_at: Date | null;
  /** When 1C last spoke of it, which is what changed it where nobody has decided. */
  said_at: Date;
};

/** Whoever decides has seen the thing as it is now, with what others decided about it. */
export function refuseOldDecision(held: Held, seen: number) {
  if (held.version === seen) return;
  throw new Refused({
    kind: 'conflict',
    version: held.version,
    changed: ['decision'],
    actor: held.decided_by ?? 'exchange',
    at: held.decided_at ?? held.said_at,
  });
}
