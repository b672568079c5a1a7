import { locale } from '../../i18n.ts';

const days = new Intl.DateTimeFormat(locale, {
  timeZone: 'UTC',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

/** `15.11.2026` of a day such as 2026-11-15, which is no moment and has no zone. */
export const formatDay = (day: string) => days.format(new Date(`${day}T00:00:00Z`));
