const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Chisinau',
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

/** Wherever browser or process stand, the shop's clock is meant. Null for none. */
export function fromShopTime(typed: string): string | null {
  if (!typed) return null;
  const asUtc = Date.parse(`${typed}Z`);
  if (Number.isNaN(asUtc)) return null;
  // What the shop's clock shows at that moment is ahead by its offset, which may change that night.
  const offsetAt = (moment: number) =>
    Date.parse(`${toShopTime(new Date(moment).toISOString())}Z`) - moment;
  const near = asUtc - offsetAt(asUtc);
  return new Date(asUtc - offsetAt(near)).toISOString();
}

/** As people write it: `31.12.2026 18:00`; empty for none. */
export function writtenShopTime(timestamp: string | null): string {
  const [day = '', time = ''] = toShopTime(timestamp).split('T');
  return day && `${day.split('-').toReversed().join('.')} ${time}`;
}
