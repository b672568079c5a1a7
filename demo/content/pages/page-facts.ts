import type { Text } from '../../records.ts';

/** What the legal pages say of the shop whose they are. */
export type PageFacts = {
  name: string;
  identity: { legalName: string; idno: string; vatCode: string; legalAddress: Text };
  email: { orders: string; service: string; privacy: string };
  /** Of delivery, in whole lei: in the capital, elsewhere, and from which sum on it is free. */
  lei: { capital: string; elsewhere: string; free: string };
  settings: { contactRequestMonths: number; tokenDays: number };
  /** The day of the version. */
  updated: Text;
};
