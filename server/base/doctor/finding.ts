/** What was looked at, how it is, and in words what to do about it. */
export type Finding = { about: string; state: 'good' | 'doubtful' | 'bad'; says: string };

export const good = (about: string, says: string): Finding => ({ about, state: 'good', says });
export const doubtful = (about: string, says: string): Finding => ({
  about,
  state: 'doubtful',
  says,
});
export const bad = (about: string, says: string): Finding => ({ about, state: 'bad', says });

export const messageOf = (error: unknown) =>
  error instanceof Error
    ? error.message || ('code' in error ? String(error.code) : error.name)
    : String(error);
