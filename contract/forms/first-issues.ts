import { type BaseIssue, type GenericSchema, getDotPath, safeParse } from 'valibot';
import { isMessageKey, type MessageKey } from '../messages.ts';

export type FieldMessages = Record<string, MessageKey[]>;

/** For each field the first thing that is wrong with it: `{ 'order_products.0.quantity': [key] }`. */
export function firstIssues(issues: readonly BaseIssue<unknown>[]): FieldMessages {
  const fields: FieldMessages = {};
  for (const issue of issues) {
    const field = getDotPath(issue) ?? 'non_field_errors';
    fields[field] ??= [isMessageKey(issue.message) ? issue.message : 'VALIDATE.INVALID'];
  }
  return fields;
}

/** The same for a whole input; empty when nothing is wrong. */
export function mistakesIn(form: GenericSchema, input: unknown): FieldMessages {
  const result = safeParse(form, input);
  return result.success ? {} : firstIssues(result.issues);
}
