import pg from 'pg';
import { invalid, type Refused } from '../../base/changes/refused.ts';

const UNIQUE_VIOLATION = '23505';

export const taken = (found: { username: boolean; email: boolean }): Refused | null =>
  found.username || found.email
    ? invalid({
        ...(found.username && { username: ['VALIDATE.USERNAME_TAKEN'] }),
        ...(found.email && { email: ['VALIDATE.EMAIL_TAKEN'] }),
      })
    : null;

/** Two who want one name at the same moment both find it free; the unique index lets one through. */
export const orTaken = <T>(work: Promise<T>): Promise<T | Refused> =>
  work.catch((error) => {
    const lost = takenBy(error);
    if (lost) return lost;
    throw error;
  });

function takenBy(error: unknown): Refused | null {
  if (!(error instanceof pg.DatabaseError) || error.code !== UNIQUE_VIOLATION) return null;
  return taken({
    username: error.constraint === 'customer_username',
    email: error.constraint === 'customer_email',
  });
}
