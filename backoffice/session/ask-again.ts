import { createStore } from '../../kit/state/store.ts';

/** What is asked of the person before a call can be done: to sign in again, or to confirm. */
export type Question = { kind: 'sign-in' | 'confirm'; answer: (isDone: boolean) => void };

export const question = createStore<Question | null>(null);

let asked: Promise<boolean> | null = null;

/**
 * Asks over whatever is on the screen, so that nothing typed is lost. Calls that fail meanwhile
 * wait for the same answer.
 */
export function askAgain(kind: Question['kind']): Promise<boolean> {
  asked ??= new Promise<boolean>((resolve) => {
    question.set({
      kind,
      answer(isDone) {
        asked = null;
        question.set(null);
        resolve(isDone);
      },
    });
  });
  return asked;
}
