import * as v from 'valibot';
import { strictForm } from '../../editing/fields.ts';
import { staffOperation } from '../../operation.ts';
import { count } from '../../shapes/values.ts';

/** What a shop needs before it can sell, and how far its people are. */
export const firstSteps = v.object({
  is_over: v.boolean(),
  /** Whether somebody has said it. */
  identity: v.boolean(),
  phones: v.boolean(),
  logo: v.boolean(),
  delivery: v.boolean(),
  /** Whether there is what the shop itself links to: about it, its terms, and privacy. */
  pages: v.boolean(),
  /** How many of these there are, drafts among them. */
  pages_there: count,
  sections: count,
  products: count,
});
export type FirstSteps = v.InferOutput<typeof firstSteps>;

/** What a new shop still needs before it can sell. */
export const readFirstSteps = staffOperation('get', '/staff/first-steps/', {
  needs: 'settings.read',
  answer: firstSteps,
});

/** Take over the sections of the trade, into a shop that has none. */
export const takeSections = staffOperation('post', '/staff/first-steps/sections/', {
  needs: 'settings.write',
  body: strictForm({}),
  answer: firstSteps,
});

/** Write drafts of the pages the shop leads to, where it has none. */
export const takePages = staffOperation('post', '/staff/first-steps/pages/', {
  needs: 'settings.write',
  body: strictForm({}),
  answer: firstSteps,
});
