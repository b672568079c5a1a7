import type { FieldValues } from 'react-hook-form';
import { locale } from '../i18n.ts';
import { useHeldForm } from '../ui/use-held-form.tsx';
import type { FieldOf, Labelled, Resource } from './resource.ts';

/** Creates or changes one thing of a resource. A change sends the fields that were typed anew. */
export function useResourceForm<
  Whole extends { version: number },
  Values extends FieldValues,
  Body extends object,
>(
  resource: Resource<Whole, Values, Body>,
  { held, onSaved }: { held: Whole | null; onSaved: () => void },
) {
  const { texts, idOf, valuesOf, bodyOf, renews } = resource;
  const labels: Record<Labelled<Values>, string> = texts[locale];
  const form = useHeldForm<Whole, Values, unknown>({
    ...{ held, valuesOf, labels, renews, onSaved },
    read: () => (held ? resource.read(idOf(held)) : Promise.reject(new Error('it is new'))),
    save(typed, { whole, before }) {
      const body = bodyOf(typed);
      if (!whole) return resource.create(body);
      const changed = changedIn(bodyOf(before), body);
      return resource.change(idOf(whole), whole.version, changed, body);
    },
  });
  const field: FieldOf<Values> = (name) => ({ control: form.control, name, label: labels[name] });
  return { form, field };
}

/** The fields that differ. */
function changedIn<Body extends object>(before: Body, after: Body): Partial<Body> {
  const changed: Partial<Body> = {};
  for (const name in after) {
    if (JSON.stringify(before[name]) !== JSON.stringify(after[name])) changed[name] = after[name];
  }
  return changed;
}
