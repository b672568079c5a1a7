import { formatCount, unitAfter } from '../../../contract/amount.ts';

/** `1 234,50`; the currency stands in the column's title. */
export function formatBani(bani: number): string {
  const [whole, rest] = [Math.floor(Math.abs(bani) / 100), Math.abs(bani) % 100];
  return `${bani < 0 ? '−' : ''}${formatCount(whole)},${String(rest).padStart(2, '0')}`;
}

/** Hundredths of a ban: `24,50` or, where two decimals do not tell it, `7,2917`. */
export function formatUnitPrice(hundredths: number): string {
  if (hundredths % 100 === 0) return formatBani(hundredths / 100);
  const decimals = String(hundredths % 10_000).padStart(4, '0');
  return `${formatCount(Math.floor(hundredths / 10_000))},${decimals}`;
}

/** `2026-11-15` as `15.11.2026`. */
export const formatDay = (day: string) => day.split('-').reverse().join('.');

const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Chisinau' });

/** The day it is in the shop: `2026-11-15`. */
export const dayOf = (moment: Date) => calendar.format(moment);

const DAY = 86_400_000;

/** Monday to Friday; public holidays count as working days. */
export function addWorkingDays(day: string, count: number): string {
  let at = Date.parse(`${day}T00:00:00Z`);
  for (let left = count; left > 0; ) {
    at += DAY;
    const weekday = new Date(at).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return new Date(at).toISOString().slice(0, 10);
}

/** The day so many months later; the last of a month that is too short for it. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)))
    .toISOString()
    .slice(0, 10);
}

/** `6 pachete`; in a narrow column the unit may stand below its number. */
export const formatLineAmount = (count: number, unit: string) =>
  `${formatCount(count)} ${unitAfter(count, unit)}`;
