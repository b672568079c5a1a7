/** Of the shop's clock, which everything that is typed and shown goes by. */
export const SHOP_ZONE = 'Europe/Chisinau';

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: SHOP_ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** A moment by the shop's clock, as `<input type="datetime-local">` has it; empty for none. */
export function toShopTime(timestamp: string | null | undefined): string {
  if (!timestamp) return '';
  const found = new Map(
    parts.formatToParts(new Date(timestamp)).map(({ type, value }) => [type, value]),
  );
  const [year, month, day] = [found.get('year'), found.get('month'), found.get('day')];
  return `${year}-${month}-${day}T${found.get('hour')}:${found.get('minute')}`;
}

const DAY = 24 * 60 * 60_000;

/** How far the shop's clock is ahead of UTC. */
function offsetAt(moment: number) {
  const minute = moment - (((moment % 60_000) + 60_000) % 60_000);
  return Date.parse(`${toShopTime(new Date(minute).toISOString())}Z`) - minute;
}

/**
 * Wherever browser or process stand, the shop's clock is meant. Null for none, and for what no
 * calendar has. In the night of the clock change a time that comes twice is the first of both, and
 * one that is left out is as much later: half past three is half past four by then.
 *
 * `held` is the moment that was shown: while it still reads the same it stays, to the second, and
 * in the second of two equal hours too.
 */
export function fromShopTime(typed: string, held?: string | null): string | null {
  if (!typed) return null;
  if (held && toShopTime(held) === typed) return held;
  const asUtc = Date.parse(`${typed}Z`);
  // A year on its way, such as 0020, is no year of the shop.
  if (Number.isNaN(asUtc) || asUtc < 0) return null;
  const [read, minute] = [new Date(asUtc).toISOString(), typed.slice(0, 16)];
  if (!read.startsWith(minute)) return null;
  // The clock changes at most once between the day before and the day after.
  const before = asUtc - offsetAt(asUtc - DAY);
  const after = asUtc - offsetAt(asUtc + DAY);
  const isShown = (moment: number) => toShopTime(new Date(moment).toISOString()) === minute;
  return new Date([before, after].find(isShown) ?? before).toISOString();
}

/** The first moment of a day of the shop's calendar, such as `2026-11-15`. */
export const shopDayStart = (day: string): string | null => fromShopTime(`${day}T00:00`);

/** Its last, to the millisecond. */
export function shopDayEnd(day: string): string | null {
  const next = new Date(Date.parse(`${day}T00:00Z`) + DAY);
  const start = Number.isNaN(next.getTime()) ? null : shopDayStart(next.toISOString().slice(0, 10));
  return start && new Date(Date.parse(start) - 1).toISOString();
}

/** As people write it: `31.12.2026 18:00`; empty for none. */
export function writtenShopTime(timestamp: string | null): string {
  const [day = '', time = ''] = toShopTime(timestamp).split('T');
  return day && `${day.split('-').toReversed().join('.')} ${time}`;
}
