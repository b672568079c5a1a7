import { makeCatalogue } from './make-catalogue.ts';

/** The demo catalogue as every shop gets it, made once for all tests of a process. */
export const demoCatalogue = makeCatalogue();
