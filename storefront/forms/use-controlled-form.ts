import { type FormEvent, useState } from 'react';
import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import { firstIssues } from '../../contract/forms/first-issues.ts';
import type { Locale } from '../../contract/locale.ts';
import { message } from '../../contract/messages.ts';
import type { Failure } from '../../kit/forms/explain-failure.ts';
import { useLocale } from '../../kit/i18n/locale.ts';
import { useAttempts } from './use-attempts.ts';

type Explain = (error: unknown, locale: Locale) => Failure;

type NameIn<V> = keyof V & string;

/** The names of ticks. */
type TickIn<V> = { [Name in keyof V]: V[Name] extends boolean ? Name : never }[keyof V] & string;

type Options<V, S extends GenericSchema> = {
  schema: S;
  /** Gets what the schema made of the values. */
  send: (input: InferOutput<S>) => Promise<unknown>;
  /** What to tell of what `send` throws; without it, that is a bug. */
  explain?: Explain;
  values: V;
  onChange: <Name extends NameIn<V>>(name: Name, value: V[Name]) => void;
  /** The values as the schema takes them, where it does not take them as they are. */
  input?: unknown;
  /** Other names of fields, as the rules or the shop call them. */
  aliases?: Record<string, NameIn<V>>;
  lead?: (field: HTMLElement) => void;
};

/**
 * A form by its schema: nothing is sent while a field is wrong, each mistake stands beside its
 * field until it is mended, and what was typed survives every failure.
 */
export function useControlledForm<V extends object, S extends GenericSchema>({
  schema,
  send,
  explain,
  values,
  onChange,
  input = values,
  aliases = {},
  lead,
}: Options<V, S>) {
  const locale = useLocale();
  const { props, attempt, fail, mend, refusalOf, ...attempts } = useAttempts(lead);
  /** Fields that were wrong when the form was to be sent: from then on their mistakes show. */
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  const byName = <T>(fields: Record<string, T>): Record<string, T> =>
    Object.fromEntries(
      Object.entries(fields).map(([field, said]) => [aliases[field] ?? field, said]),
    );

  const result = safeParse(schema, input);
  const mistakes = result.success ? {} : byName(firstIssues(result.issues));

  function submit() {
    if (attempts.sending) return;
    setChecked(new Set(Object.keys(mistakes)));
    if (!result.success) return fail(null);
    attempt(async () => {
      try {
        await send(result.output);
      } catch (error) {
        if (!explain) throw error;
        const { text, fields } = explain(error, locale);
        fail({ text, fields: byName(fields) });
      }
    });
  }

  /** The shop's own messages, beside the fields; false when they are about none of these. */
  function refuse(said: Record<string, string[]>): boolean {
    const fields = Object.entries(byName(said)).flatMap(([name, [text]]) =>
      name in values && text ? [[name, text] as const] : [],
    );
    if (fields.length > 0) fail({ text: '', fields: Object.fromEntries(fields) });
    return fields.length > 0;
  }

  function set<Name extends NameIn<V>>(name: Name, value: V[Name]) {
    onChange(name, value);
    mend(name);
  }

  function errorOf(name: string) {
    const [mistake] = (checked.has(name) && mistakes[name]) || [];
    return mistake ? message(mistake, locale) : refusalOf(name);
  }

  return {
    ...attempts,
    values,
    set,
    submit,
    refuse,
    /** From now on what is wrong with a field shows, before anything is sent. */
    check: (name: NameIn<V>) => setChecked((before) => new Set([...before, name])),
    form: {
      ...props,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        // A field that says itself that it holds nothing fit is not taken for an empty one.
        const unfit = [...event.currentTarget.querySelectorAll('input')].find(
          ({ validity }) => validity.customError,
        );
        if (unfit) unfit.focus();
        else submit();
      },
    },
    /** For a control that holds a value. */
    field: <Name extends Exclude<NameIn<V>, TickIn<V>>>(name: Name) => ({
      name,
      value: values[name],
      onChange: (value: V[Name]) => set(name, value),
      error: errorOf(name),
    }),
    /** For a checkbox. */
    tick: <Name extends TickIn<V>>(name: Name) => ({
      name,
      checked: values[name],
      onChange: (value: V[Name]) => set(name, value),
      error: errorOf(name),
    }),
  };
}
