/** What a customer was shown tells prices: it is for nobody who sits there after them. */
export const answerTo = <Answer extends { token: string | null }>(
  token: string | null,
  answer: Answer | null,
): Answer | null => (answer?.token === token ? answer : null);
