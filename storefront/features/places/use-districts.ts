import type { InferOutput } from 'valibot';
import type { district } from '../../../contract/shapes/contact.ts';
import { answersOf, useAnswer } from '../session/answers.ts';

export type District = InferOutput<typeof district>;

const districts = answersOf({
  ask: (api, _: true) => api.get('/contacts/districts/'),
  lasts: () => Number.POSITIVE_INFINITY,
  isForAll: true,
});

/** Fetched when a courier is chosen: a long list that the other ways do not need. */
export function useDistricts(wanted: boolean) {
  const { answer = [], isFailed, askAnew } = useAnswer(districts, wanted || null);
  return { districts: answer, failed: isFailed, retry: askAnew };
}
