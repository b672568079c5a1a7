/** Two digits and a year read alike everywhere, whatever Intl data the server and browsers carry. */
const day = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Chisinau',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

/** `09.11.2026`, the day it was in the shop. */
export const formatDate = (timestamp: string) =>
  day.format(new Date(timestamp)).replaceAll('/', '.');
