import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { explainFailure } from '../../kit/forms/explain-failure.ts';
import { useMessages } from '../../kit/i18n/messages.ts';
import { toast } from '../../kit/ui/toast.ts';
import { renew } from '../api/queries.ts';
import { locale } from '../i18n.ts';
import { type Conflict, ConflictDialog, conflictIn, differencesBetween } from '../ui/conflict.tsx';
import { useStaffForm } from '../ui/form.tsx';
import { uiMessages } from '../ui/messages.ts';
import type { FieldOf, Labelled, Resource } from './resource.ts';

/**
 * Creates or changes one thing of a resource. A change is sent as made of what the form was opened
 * with; where somebody was faster, both are shown and nothing that was typed is lost.
 */
export function useResourceForm<
  Whole extends { version: number },
  Values extends FieldValues,
  Body extends object,
>(
  resource: Resource<Whole, Values, Body>,
  { held, onSaved }: { held: Whole | null; onSaved: () => void },
) {
  const ui = useMessages(uiMessages);
  const labels: Record<Labelled<Values>, string> = resource.texts[locale];
  /** What comes in while it is edited is somebody else's. */
  const [opened, setOpened] = useState(held);
  const [clash, setClash] = useState<{ conflict: Conflict; theirs: Whole } | null>(null);
  const before = resource.valuesOf(opened);
  const form = useStaffForm<Values>({
    values: before,
    async save(typed) {
      const body = resource.bodyOf(typed);
      if (opened) {
        const changed = changedIn(resource.bodyOf(before), body);
        const { version } = clash?.theirs ?? opened;
        await resource.change(resource.idOf(opened), version, changed, body);
      } else await resource.create(body);
      setClash(null);
      for (const queryKey of resource.renews) void renew(queryKey);
      toast('success', ui.saved);
      onSaved();
    },
    onRefused(error) {
      const conflict = conflictIn(error);
      setClash(null);
      if (conflict && opened) void showTheirs(conflict, opened);
      return conflict !== null;
    },
  });

  async function showTheirs(conflict: Conflict, mine: Whole) {
    try {
      setClash({ conflict, theirs: await resource.read(resource.idOf(mine)) });
    } catch (error) {
      toast('error', explainFailure(error, locale).text);
    }
  }

  const isLabelled = (name: string): name is Labelled<Values> => name in labels;
  function labelOf(name: string) {
    const base = name.replace(/_r[ou]$/, '');
    const language = name.endsWith('_ro') ? ui.romanian : ui.russian;
    if (isLabelled(name)) return labels[name];
    return isLabelled(base) ? `${labels[base]} · ${language}` : name;
  }
  const field: FieldOf<Values> = (name) => ({ control: form.control, name, label: labels[name] });

  return {
    form,
    submit: form.submit,
    field,
    conflict: clash && (
      <ConflictDialog
        conflict={clash.conflict}
        differences={differencesBetween<Values>(
          { before, theirs: resource.valuesOf(clash.theirs), mine: form.getValues() },
          labelOf,
        )}
        {...(clash.conflict.actorName && { who: clash.conflict.actorName })}
        onClose={() => setClash(null)}
        onReload={() => {
          form.reset(resource.valuesOf(clash.theirs));
          setOpened(clash.theirs);
          setClash(null);
        }}
        onOverwrite={() => void form.submit()}
      />
    ),
  };
}

/** The fields that differ. */
function changedIn<Body extends object>(before: Body, after: Body): Partial<Body> {
  const changed: Partial<Body> = {};
  for (const name in after) {
    if (JSON.stringify(before[name]) !== JSON.stringify(after[name])) changed[name] = after[name];
  }
  return changed;
}
