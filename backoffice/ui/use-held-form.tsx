import type { QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { explainFailure } from '../../kit/forms/explain-failure.ts';
import { toast } from '../../kit/ui/toast.ts';
import { locale } from '../i18n.ts';
import { beginUnder } from './begin-under.ts';
import {
  type Conflict,
  ConflictDialog,
  conflictIn,
  differencesBetween,
  differingFields,
  type WordsOf,
} from './conflict.tsx';
import { useStaffForm } from './form.tsx';
import { useKeptDraft } from './kept-draft.tsx';
import { ui } from './messages.ts';

type Labels = Readonly<Record<string, string>> | ((name: string) => string);

export type HeldOptions<Whole extends { version: number }, Values extends FieldValues, Saved> = {
  /** As the shop has it; null: a new one. */
  held: Whole | null;
  /** How the form begins. */
  valuesOf: (whole: Whole | null) => Values;
  /** What the screen calls a field, by its name; `title` stands for `title_ro` and `title_ru`. */
  labels: Labels;
  wordsOf?: WordsOf | undefined;
  /** Under which name what is typed outlives the tab; without one it does not. */
  kept?: string | undefined;
  /** As it stands now, for whoever was slower. */
  read: () => Promise<Whole>;
  /** Saves over the version of `seen`, which the form was opened with. */
  save: (typed: Values, seen: { whole: Whole | null; before: Values }) => Promise<Saved>;
  /** Where the form stays open: what it goes on with. */
  nextOf?: (saved: Saved, typed: Values) => Whole;
  /** Queries that show it, read again after each change. */
  renews: readonly QueryKey[];
  said?: string;
  onSaved?: (saved: Saved) => void;
};

type Clash<Whole> = { conflict: Conflict; theirs: Whole };

/**
 * The form of a thing that others change as well. What they save while nothing is typed here is shown;
 * once something is typed, it is told at saving: field by field as it was, theirs and mine. Nothing
 * typed is lost, and saving over keeps what only they wrote.
 */
export function useHeldForm<Whole extends { version: number }, Values extends FieldValues, Saved>(
  options: HeldOptions<Whole, Values, Saved>,
) {
  const { held, valuesOf, labels, wordsOf, kept, read, save, nextOf, renews, said, onSaved } =
    options;
  const opened = useRef(held);
  const [clash, setClash] = useState<Clash<Whole> | null>(null);
  const [isOnWay, setOnWay] = useState(false);
  const form = useStaffForm<Values, Saved>({
    values: valuesOf(held) as DefaultValues<Values>,
    async save(typed) {
      const whole = opened.current;
      // A new thing is opened anew once it is there.
      if (!nextOf || !whole) setOnWay(true);
      const saved = await save(typed, { whole, before: valuesOf(whole) });
      draft.forget();
      if (nextOf) beginWith(nextOf(saved, typed), typed);
      return saved;
    },
    ...{ renews, said: said ?? ui.saved, ...(onSaved && { onSaved }) },
    onRefused(error) {
      // At once, so that a field that is refused can have the focus.
      flushSync(() => setOnWay(false));
      const conflict = conflictIn(error);
      if (!conflict || !opened.current) return false;
      void showTheirs(conflict);
      return true;
    },
  });
  const { isDirty } = form.formState;
  const draft = useKeptDraft(form, kept, { opened, begin });

  function begin(whole: Whole | null) {
    opened.current = whole;
    form.reset(valuesOf(whole));
  }
  /** What was typed since `before` is still to be saved. */
  function beginWith(whole: Whole, before: Values) {
    opened.current = whole;
    beginUnder(form, valuesOf(whole), before);
  }
  const showNewest = useEffectEvent(() => {
    const before = opened.current;
    if (!held || !before || isDirty || held.version < before.version) return;
    // What the shop made of what was typed, be it of the same version, is shown too.
    const isOther = differingFields(valuesOf(before), valuesOf(held)).length > 0;
    if (isOther || held.version > before.version) begin(held);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: they say when to look
  useEffect(showNewest, [held, isDirty]);

  const nameOf = (name: string) =>
    typeof labels === 'function' ? labels(name) : labelOf(name, labels);

  async function showTheirs(conflict: Conflict) {
    try {
      const theirs = await read();
      const isNewer = theirs.version > (opened.current?.version ?? theirs.version);
      // What they changed does not stand in this form, or is what was typed here too.
      if (isNewer && differencesFrom(theirs).length === 0) saveOver(theirs);
      else setClash({ conflict, theirs });
    } catch (error) {
      toast('error', explainFailure(error, locale).text);
    }
  }

  function differencesFrom(theirs: Whole) {
    const [before, mine] = [valuesOf(opened.current), form.getValues()];
    return differencesBetween({ before, theirs: valuesOf(theirs), mine }, nameOf, wordsOf);
  }

  /** Mine go over theirs, and only where I typed. */
  function saveOver(theirs: Whole) {
    beginWith(theirs, valuesOf(opened.current));
    setClash(null);
    void form.submit();
  }

  return {
    ...form,
    isOnWay,
    draft,
    conflict: clash && (
      <ConflictDialog
        conflict={{ ...clash.conflict, changed: clash.conflict.changed.map(nameOf) }}
        differences={differencesFrom(clash.theirs)}
        onClose={() => setClash(null)}
        onReload={() => {
          draft.forget();
          begin(clash.theirs);
          setClash(null);
        }}
        onOverwrite={() => saveOver(clash.theirs)}
      />
    ),
  };
}

/** `label_ru` and `subject.ru` are the Russian of `label` and `subject`. */
function labelOf(name: string, labels: Readonly<Record<string, string>>) {
  const own = labels[name];
  if (own) return own;
  const [, base = name, language] = /^(.*)[._](r[ou])$/.exec(name) ?? [];
  const label = labels[base] ?? labels[base.slice(base.lastIndexOf('.') + 1)] ?? base;
  if (!language) return label;
  return `${label} · ${language === 'ro' ? ui.romanian : ui.russian}`;
}
