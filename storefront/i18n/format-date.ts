/** Two digits each, so that servers and browsers agree whatever Intl data they carry. */
const calendar = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Chisinau',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

/** `15.11.2026`, by the shop's calendar. */
export const formatDate = (timestamp: string) =>
  calendar.format(new Date(timestamp)).replaceAll('/', '.');
