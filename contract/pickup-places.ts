import type { DeliveryDayRules, PlaceRules, WeekHours } from './delivery-days.ts';
import type { Locale } from './locale.ts';

type Text = { ro: string; ru: string };

/** Where goods are fetched. What it leaves empty of its address, the shop's contacts say. */
export type PickupPlace = PlaceRules & {
  /** How fetching there is called. */
  title: Text;
  address: Text;
  mapLink: string | null;
};

const weekdays = { from: '09:00', to: '17:00' };
const usualHours: WeekHours = [
  ...Array.from({ length: 5 }, () => weekdays),
  { from: '09:00', to: '14:00' },
  null,
];

const unknown = { address: { ro: '', ru: '' }, mapLink: null, hours: usualHours };

/** What the shop starts with; both are settings. */
export const defaultPlaces: Record<'in_shop' | 'pickup', PickupPlace> = {
  in_shop: {
    ...unknown,
    title: { ro: 'Ridicare din magazin', ru: 'Самовывоз из магазина' },
    readyHours: 2,
  },
  pickup: {
    ...unknown,
    title: { ro: 'Ridicare din depozitul de cabluri', ru: 'Самовывоз со склада кабеля' },
    readyHours: 2,
  },
};

export const defaultDeliveryDays: DeliveryDayRules = {
  courier: {
    cutOff: '15:00',
    weekdays: [1, 2, 3, 4, 5],
    daysInCapital: 1,
    daysElsewhere: 3,
    districts: [],
  },
  cutDays: 1,
  holidays: [],
};

export const weekdayNames: Record<Locale, readonly string[]> = {
  ro: ['luni', 'marți', 'miercuri', 'joi', 'vineri', 'sâmbătă', 'duminică'],
  ru: ['понедельник', 'вторник', 'среда', 'четверг', 'пятница', 'суббота', 'воскресенье'],
};

/** `luni – vineri`, `09:00–17:00`: days that follow each other with the same hours are one line. */
export function writtenHours(hours: WeekHours, locale: Locale) {
  const names = weekdayNames[locale];
  const lines: { first: number; last: number; hours: string }[] = [];
  for (const [at, open] of hours.entries()) {
    if (!open) continue;
    const written = `${open.from}–${open.to}`;
    const before = lines.at(-1);
    if (before?.hours === written && before.last === at - 1) before.last = at;
    else lines.push({ first: at, last: at, hours: written });
  }
  return lines.map(({ first, last, hours: written }) => ({
    period: [...new Set([names[first], names[last]])].join(' – '),
    hours: written,
  }));
}
