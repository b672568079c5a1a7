import type { BaseIssue, GenericSchema, InferOutput } from 'valibot';

/** How many mistakes are told at once: more than a person mends in one go. */
const MOST_MISTAKES = 100;

type Read<S extends GenericSchema> =
  | { success: true; output: InferOutput<S> }
  | { success: false; issues: readonly BaseIssue<unknown>[] };

/**
 * What a form makes of an input, or what is wrong with it. Once `most` mistakes are found the rest is
 * not looked for: a mistake takes a thousand times as long to tell as to send.
 */
export function readForm<const S extends GenericSchema>(
  form: S,
  input: unknown,
  most = MOST_MISTAKES,
): Read<S> {
  let found = 0;
  const read = form['~run'](
    { value: input },
    {
      // Asked for once with every mistake.
      get lang() {
        found++;
        return undefined;
      },
      get abortEarly() {
        return found >= most;
      },
    },
  );
  if (read.typed && !read.issues) return { success: true, output: read.value as InferOutput<S> };
  return { success: false, issues: read.issues ?? [] };
}
