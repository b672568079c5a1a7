import type { AuditEntry } from '../../../contract/staff/shapes.ts';

type Difference = { name: string; before: string; after: string };

/** Field by field, as text: what stood there and what stands there now. */
export function differencesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>) {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return names.map(
    (name): Difference => ({ name, before: said(old[name]), after: said(now[name]) }),
  );
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

function said(value: unknown): string {
  if (value === undefined || value === null) return '—';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 1);
}
