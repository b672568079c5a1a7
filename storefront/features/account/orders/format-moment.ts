/** Two digits each, so that no browser's own habit shows. */
const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Chisinau',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** `15.11.2026, 14:05`, by the shop's clock. */
export const formatMoment = (timestamp: string) =>
  clock.format(new Date(timestamp)).replaceAll('/', '.');
