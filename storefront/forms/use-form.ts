import { useState } from 'react';
import type { GenericSchema, InferOutput } from 'valibot';
import { explainFailure } from '../../kit/forms/explain-failure.ts';
import { useControlledForm } from './use-controlled-form.ts';

type Options<V, S extends GenericSchema> = {
  schema: S;
  initial: V;
  /** Gets what the schema made of the values. What it throws is explained to the person. */
  send: (input: InferOutput<S>) => Promise<unknown>;
};

/** A form that keeps what is typed itself. */
export function useForm<V extends object, S extends GenericSchema>({
  schema,
  initial,
  send,
}: Options<V, S>) {
  const [values, setValues] = useState(initial);
  return useControlledForm({
    schema,
    send,
    explain: explainFailure,
    values,
    onChange: (name, value) => setValues((before) => ({ ...before, [name]: value })),
  });
}
