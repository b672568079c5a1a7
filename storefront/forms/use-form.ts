import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import { firstIssues, mistakesIn } from '../../contract/forms/first-issues.ts';
import { message } from '../../contract/messages.ts';
import { useLocale } from '../i18n/locale.ts';
import { explainFailure, type Failure } from './explain-failure.ts';

type Values = Record<string, string | boolean>;

/** The names of the values of one kind: texts or ticks. */
type NameOf<V extends Values, Kind> = {
  [Name in keyof V]: V[Name] extends Kind ? Name : never;
}[keyof V] &
  string;

type Options<V extends Values, S extends GenericSchema> = {
  schema: S;
  initial: V;
  /** Gets what the schema made of the values. What it throws is explained to the person. */
  send: (input: InferOutput<S>) => Promise<unknown>;
};

/**
 * A form by its schema: nothing is sent while a field is wrong, each mistake stands beside its
 * field until it is mended, and what was typed survives every failure.
 */
export function useForm<V extends Values, S extends GenericSchema>({
  schema,
  initial,
  send,
}: Options<V, S>) {
  const locale = useLocale();
  const element = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  /** Fields that were wrong when the form was to be sent: from then on their mistakes show. */
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  const [failure, setFailure] = useState<Failure | null>(null);
  const [sending, setSending] = useState(false);
  const underway = useRef(false);
  const [attempts, setAttempts] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt that fails leads there
  useEffect(() => {
    const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
    else element.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
  }, [attempts]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (underway.current) return;
    setFailure(null);
    const result = safeParse(schema, values);
    setChecked(new Set(result.success ? [] : Object.keys(firstIssues(result.issues))));
    if (!result.success) return setAttempts((count) => count + 1);
    underway.current = true;
    setSending(true);
    try {
      await send(result.output);
    } catch (error) {
      setFailure(explainFailure(error, locale));
      setAttempts((count) => count + 1);
    } finally {
      underway.current = false;
      setSending(false);
    }
  }

  function set<Name extends keyof V & string>(name: Name, value: V[Name]) {
    setValues((before) => ({ ...before, [name]: value }));
    setFailure((before) => before && { ...before, fields: { ...before.fields, [name]: '' } });
  }

  const mistakes = checked.size > 0 ? mistakesIn(schema, values) : {};

  function errorOf(name: string) {
    const [mistake] = (checked.has(name) && mistakes[name]) || [];
    return mistake ? message(mistake, locale) : failure?.fields[name] || undefined;
  }

  return {
    values,
    set,
    sending,
    /** Why the last attempt failed. */
    trouble: failure?.text ?? null,
    forgetTrouble: () => setFailure(null),
    /** For the <form>. Sent before there is a script, it stays: nothing typed gets into the address. */
    form: { ref: element, onSubmit: submit, noValidate: true, method: 'dialog' },
    /** For a control that holds text. */
    field: <Name extends NameOf<V, string>>(name: Name) => ({
      name,
      value: values[name],
      onChange: (value: V[Name]) => set(name, value),
      error: errorOf(name),
    }),
    /** For a checkbox. */
    tick: <Name extends NameOf<V, boolean>>(name: Name) => ({
      name,
      checked: values[name],
      onChange: (value: V[Name]) => set(name, value),
      error: errorOf(name),
    }),
  };
}
