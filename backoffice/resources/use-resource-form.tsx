import type { FieldValues } from 'react-hook-form';
import { type HeldOptions, useHeldForm } from '../ui/use-held-form.tsx';
import { namedFields } from './named-fields.ts';
import type { Labelled, Resource } from './resource.ts';

/** Creates or changes one thing of a resource. A change sends the fields that were typed anew. */
export function useResourceForm<
  Whole extends { version: number },
  Values extends FieldValues,
  Body extends object,
  Saved,
>(
  resource: Resource<Whole, Values, Body, Saved>,
  options: Pick<HeldOptions<Whole, Values, Saved>, 'held' | 'kept' | 'nextOf' | 'onSaved'>,
) {
  const { held } = options;
  const { texts, idOf, valuesOf, bodyOf, renews, wordsOf } = resource;
  const labels: Record<Labelled<Values>, string> = texts;
  const form = useHeldForm<Whole, Values, Saved>({
    ...options,
    ...{ valuesOf, labels, renews, wordsOf },
    read: () => (held ? resource.read(idOf(held)) : Promise.reject(new Error('it is new'))),
    save(typed, { whole, before }) {
      const body = bodyOf(typed, whole);
      if (!whole) return resource.create(body);
      const changed = changedIn(bodyOf(before, whole), body);
      return resource.change(idOf(whole), whole.version, changed, body);
    },
  });
  return { form, field: namedFields(form.control, labels) };
}

/** The fields that differ. */
function changedIn<Body extends object>(before: Body, after: Body): Partial<Body> {
  const changed: Partial<Body> = {};
  for (const name in after) {
    if (JSON.stringify(before[name]) !== JSON.stringify(after[name])) changed[name] = after[name];
  }
  return changed;
}
