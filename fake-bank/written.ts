/**
 * How banks write: sums as 3.0, 10, 10.5 and 100.50 in turn, what is empty as null or not at all,
 * seconds with seven decimals, and now and then a field that nobody was told of.
 */
declare global {
  interface JSON {
    rawJSON: (text: string) => object;
  }
}

let turn = 0;
function inTurn(): number {
  turn += 1;
  return turn;
}

/** Of whole bani. */
export const decimal = (bani: number): string =>
  `${Math.trunc(bani / 100)}.${String(bani % 100).padStart(2, '0')}`;

/** As a JSON number. */
export function sum(bani: number): object {
  const full = decimal(bani);
  const shortest = full.replace(/\.?0+$/, '');
  const forms = [full, shortest, shortest.includes('.') ? shortest : `${shortest}.0`];
  return JSON.rawJSON(forms[inTurn() % forms.length] ?? full);
}

export const moment = (date: Date): string =>
  date.toISOString().replace('Z', `${String(inTurn() % 10_000).padStart(4, '0')}+00:00`);

export const momentOrNull = (date: Date | null) => date && moment(date);

/** Every second answer leaves out what is null. */
export function filled(fields: Record<string, unknown>): Record<string, unknown> {
  const which = inTurn();
  const kept = Object.entries(fields).filter(([, value]) => value !== null || which % 2 === 0);
  return { ...Object.fromEntries(kept), ...(which % 3 === 0 && { addedLastWeek: { by: 'bank' } }) };
}

/** Whole bani of what a shop has sent, or null: `10.5` and `"10.50"` are sums, `1e21` is none. */
export function baniSent(value: unknown): number | null {
  const [, lei, parts = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(String(value)) ?? [];
  return lei === undefined ? null : Number(lei + parts.padEnd(2, '0'));
}
