import { type BaseIssue, type GenericSchema, getDotPath } from 'valibot';
import { isMessageKey, type MessageKey } from '../messages.ts';
import { readForm } from './read-form.ts';

export type FieldMessages = Record<string, MessageKey[]>;

/** Longer than any field is called; what a stranger calls one is told back as far as this. */
const LONGEST_NAME = 100;

/** For each field the first thing that is wrong with it: `{ 'order_products.0.quantity': [key] }`. */
export function firstOfEach<Key extends string>(
  issues: readonly BaseIssue<unknown>[],
  messageOf: (issue: BaseIssue<unknown>) => Key,
): Record<string, Key[]> {
  // A stranger may call a field what every object has already.
  const fields = new Map<string, Key[]>();
  for (const issue of issues) {
    const field = getDotPath(issue)?.slice(0, LONGEST_NAME) ?? 'non_field_errors';
    if (!fields.has(field)) fields.set(field, [messageOf(issue)]);
  }
  return Object.fromEntries(fields);
}

/** The same in words that customers' forms know. */
export const firstIssues = (issues: readonly BaseIssue<unknown>[]): FieldMessages =>
  firstOfEach(issues, ({ message }) => (isMessageKey(message) ? message : 'VALIDATE.INVALID'));

/** The same for a whole input; empty when nothing is wrong. */
export function mistakesIn(form: GenericSchema, input: unknown): FieldMessages {
  const read = readForm(form, input);
  return read.success ? {} : firstIssues(read.issues);
}
