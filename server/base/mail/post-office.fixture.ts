import { onTestFinished } from 'vitest';
import * as postOffice from '../../../testing/post-office.ts';

type Habits = {
  /** Codes that refuse the first messages. */
  answers?: number[];
  /** No message is answered before. */
  opensAt?: Promise<void>;
};

/** A real SMTP server, closed with the test. */
export async function openPostOffice({ answers = [], opensAt }: Habits = {}) {
  const office = await postOffice.openPostOffice({ answers, beforeAnswer: () => opensAt });
  onTestFinished(office.close);
  return office;
}
