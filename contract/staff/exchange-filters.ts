import * as v from 'valibot';
import { exchangeOutcomes, syncStates } from './exchange.ts';
import { word } from './parameters.ts';

/** What the lists of the exchange are asked for, on the screen and as a file. */

export const objectFilters = {
  outcome: v.optional(v.picklist(exchangeOutcomes, 'VALIDATE.INVALID')),
  search: v.optional(word),
};
export const waitingFilters = { reason: v.optional(word), search: v.optional(word) };
export const decisionFilters = { search: v.optional(word) };
export const sentFilters = { state: v.optional(v.picklist(syncStates, 'VALIDATE.INVALID')) };
