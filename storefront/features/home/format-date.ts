const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Chisinau',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

/** `22.10.2026`, by the shop's clock. */
export const formatDate = (timestamp: string) =>
  parts.format(new Date(timestamp)).replaceAll('/', '.');
