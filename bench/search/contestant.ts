import type { Locale } from '../../contract/locale.ts';

/** An engine that is given a text and gives the codes of products, the best first. */
export type Contestant = {
  name: string;
  search: (query: string, locale: Locale) => Promise<Found> | Found;
  close?: () => Promise<void>;
};

export type Found = {
  codes: string[];
  /** The text as typed found nothing, so something else was searched. */
  secondTry?: boolean;
};

/** As far as any rule looks. */
export const DEPTH = 24;
