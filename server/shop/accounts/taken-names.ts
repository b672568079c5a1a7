import pg from 'pg';
import type { MessageKey } from '../../../contract/messages.ts';

export type Taken = { kind: 'taken'; fields: Record<string, MessageKey[]> };

const UNIQUE_VIOLATION = '23505';

export function taken(found: { username: boolean; email: boolean }): Taken | null {
  const fields: Taken['fields'] = {
    ...(found.username && { username: ['VALIDATE.USERNAME_TAKEN'] }),
    ...(found.email && { email: ['VALIDATE.EMAIL_TAKEN'] }),
  };
  return found.username || found.email ? { kind: 'taken', fields } : null;
}

/** Two who want one name at the same moment both find it free; the unique index lets one through. */
export async function orTaken<T>(work: Promise<T>): Promise<T | Taken> {
  try {
    return await work;
  } catch (error) {
    const lost = takenBy(error);
    if (lost) return lost;
    throw error;
  }
}

function takenBy(error: unknown): Taken | null {
  if (!(error instanceof pg.DatabaseError) || error.code !== UNIQUE_VIOLATION) return null;
  return taken({
    username: error.constraint === 'customer_username',
    email: error.constraint === 'customer_email',
  });
}
