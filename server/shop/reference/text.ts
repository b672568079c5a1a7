import type { Locale } from '../../../contract/locale.ts';

export type Text = Record<Locale, string>;

/** Missing Russian falls back to Romanian. */
export const textOf = (ro: string, ru: string): Text => ({ ro, ru: ru.trim() ? ru : ro });
