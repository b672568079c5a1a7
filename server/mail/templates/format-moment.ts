const clock = new Intl.DateTimeFormat('ro-MD', {
  timeZone: 'Europe/Chisinau',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** `15.11.2026 14:05`, by the shop's clock. */
export function formatMoment(timestamp: string) {
  const parts = Object.fromEntries(
    clock.formatToParts(new Date(timestamp)).map(({ type, value }) => [type, value]),
  );
  return `${parts.day}.${parts.month}.${parts.year} ${parts.hour}:${parts.minute}`;
}
