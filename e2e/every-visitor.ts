import { locales } from '../contract/locale.ts';
import type { Screen } from './visitor.ts';

const usual: Screen[] = ['phone', 'desktop'];

/** Everybody a journey is walked for: both languages, in the hand and on the desk. */
export const everyVisitor = locales.flatMap((locale) =>
  usual.map((screen) => ({ locale, screen })),
);
