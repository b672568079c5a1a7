import { weekdayOf } from './delivery-days.ts';
import type { Locale } from './locale.ts';
import { weekdayNames } from './pickup-places.ts';

const months: Record<Locale, readonly string[]> = {
  ro: [
    'ianuarie',
    'februarie',
    'martie',
    'aprilie',
    'mai',
    'iunie',
    'iulie',
    'august',
    'septembrie',
    'octombrie',
    'noiembrie',
    'decembrie',
  ],
  ru: [
    'января',
    'февраля',
    'марта',
    'апреля',
    'мая',
    'июня',
    'июля',
    'августа',
    'сентября',
    'октября',
    'ноября',
    'декабря',
  ],
};

const near: Record<Locale, readonly string[]> = { ro: ['azi', 'mâine'], ru: ['сегодня', 'завтра'] };
const DAY = 24 * 60 * 60_000;
const from: Record<Locale, string> = { ro: 'de la', ru: 'с' };

/** `marți, 17 noiembrie`: whoever reads it later knows the day too. */
export function writtenDay(day: string, locale: Locale) {
  const [, month = '', date = ''] = day.split('-');
  return `${weekdayNames[locale][weekdayOf(day) - 1]}, ${Number(date)} ${months[locale][Number(month) - 1]}`;
}

type Kept = { promised_day: string | null; promised_from: string | null };

/** As it was promised with an order: `marți, 17 noiembrie, de la 15:00`; empty for none. */
export function writtenPromise({ promised_day: day, promised_from: time }: Kept, locale: Locale) {
  if (day === null) return '';
  return [writtenDay(day, locale), ...(time === null ? [] : [fromWhen(time, locale)])].join(', ');
}

const fromWhen = (time: string, locale: Locale) => `${from[locale]} ${time}`;

/** Seen from today: `azi de la 15:00`, `mâine, marți 17 noiembrie`, `joi 19 noiembrie de la 09:00`. */
export function writtenSoon(
  promised: { day: string; from: string | null },
  today: string,
  locale: Locale,
) {
  const away = (Date.parse(promised.day) - Date.parse(today)) / DAY;
  const word = near[locale][away];
  const day = writtenDay(promised.day, locale).replace(',', '');
  const when = away === 0 ? `${word}` : word ? `${word}, ${day}` : day;
  return promised.from === null ? when : `${when} ${fromWhen(promised.from, locale)}`;
}
