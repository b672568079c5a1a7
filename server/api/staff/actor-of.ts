import type { Actor } from '../../changes/change.ts';

/** As the audit log names a person of the shop. */
export const actorOf = ({ id }: { id: number }): Actor => `staff:${id}`;
