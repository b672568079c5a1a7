import { type Facts, readTexts } from './read-content.ts';
import type { ContentPageRecord } from './records.ts';

/** What the legal pages say of the shop whose they are. */
export type PageFacts = Facts & {
  name: string;
  identity: { legalName: string; idno: string; vatCode: string; legalAddress: Facts };
  email: { orders: string; service: string; privacy: string };
  /** Of delivery, in whole lei: in the capital, elsewhere, and from which sum on it is free. */
  lei: { capital: string; elsewhere: string; free: string };
  settings: { contactRequestMonths: number; tokenDays: number };
  /** The day of the version. */
  updated: Facts;
};

export function readPage(name: string, facts: PageFacts): ContentPageRecord {
  const page = readTexts(name, facts);
  return {
    slug: page.one('slug'),
    title: page.both('title'),
    excerpt: page.both('excerpt'),
    body: page.both('body'),
    group: page.choice('group', ['about', 'info']),
    position: Number(page.one('position')),
  };
}
