import { readdir } from 'node:fs/promises';

const NAME = /^\d{4}-\d\d-\d\dT[\d-]+\.\d+Z(\.partial)?$/;

/** The moment that the name of a back-up says. */
export const takenAt = (name: string) => new Date(name.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'));

/** The back-ups in a folder, the oldest first: their names are moments. */
export async function keptBackups(into: string) {
  const names = (await readdir(into).catch(() => [])).filter((name) => NAME.test(name)).toSorted();
  const whole = names.filter((name) => !name.endsWith('.partial'));
  return {
    whole,
    // What was broken off before the newest one began will never be whole.
    broken: names.filter((name) => name.endsWith('.partial') && name < (whole.at(-1) ?? '')),
    isTakenOn: (day: Date) => {
      const date = day.toISOString().slice(0, 'YYYY-MM-DD'.length);
      return whole.some((name) => name.startsWith(date));
    },
  };
}
