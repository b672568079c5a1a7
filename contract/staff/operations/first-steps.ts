import * as v from 'valibot';
import { strictForm } from '../../editing/fields.ts';
import { operation } from '../../operation.ts';
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

export const readFirstSteps = operation({
  id: 'staffReadFirstSteps',
  method: 'get',
  access: 'staff',
  needs: 'settings.read',
  path: '/staff/first-steps/',
  summary: 'What a new shop still needs before it can sell',
  answer: firstSteps,
});
export const takeSections = operation({
  id: 'staffTakeSections',
  method: 'post',
  access: 'staff',
  needs: 'settings.write',
  path: '/staff/first-steps/sections/',
  summary: 'Take over the sections of the trade, into a shop that has none',
  body: strictForm({}),
  answer: firstSteps,
});
export const takePages = operation({
  id: 'staffTakePages',
  method: 'post',
  access: 'staff',
  needs: 'settings.write',
  path: '/staff/first-steps/pages/',
  summary: 'Write drafts of the pages the shop leads to, where it has none',
  body: strictForm({}),
  answer: firstSteps,
});
