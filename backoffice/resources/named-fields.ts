import type { Control, FieldValues } from 'react-hook-form';
import type { FieldOf, Labelled } from './resource.ts';

/** Fields by their names, which their labels have too. */
export const namedFields =
  <Values extends FieldValues>(
    control: Control<Values>,
    labels: Record<Labelled<Values>, string>,
  ): FieldOf<Values> =>
  (name) => ({ control, name, label: labels[name] });
