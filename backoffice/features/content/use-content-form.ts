import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { toast } from '../../../kit/ui/toast.ts';
import { queries } from '../../api/queries.ts';
import { type Conflict, conflictIn, type Difference } from '../../ui/conflict.tsx';
import { useStaffForm } from '../../ui/form.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { CONTENT } from './desks.ts';

type Held = { id: number; version: number };

type Options<T extends FieldValues, Body extends object, W extends Held> = {
  section: string;
  held: W | null;
  values: DefaultValues<T>;
  bodyOf: (typed: T) => Body;
  desk: {
    read: (id: number) => Promise<W>;
    create: (body: Body) => Promise<W>;
    change: (id: number, body: Body & { version: number }) => Promise<W>;
  };
};

export type Clash = { conflict: Conflict; differences: Difference[] };

/**
 * Creates or changes one thing. It saves over the version it was opened with, not over whatever has
 * been read since; where somebody was faster, both texts are shown.
 */
export function useContentForm<T extends FieldValues, Body extends object, W extends Held>({
  section,
  held,
  values,
  bodyOf,
  desk,
}: Options<T, Body, W>) {
  const ui = useMessages(uiMessages);
  const navigate = useNavigate();
  const [version, setVersion] = useState(held?.version ?? 0);
  const [clash, setClash] = useState<Clash | null>(null);
  const form = useStaffForm<T>({
    values,
    save: (typed) => save(typed, version),
    onRefused(error) {
      const conflict = conflictIn(error);
      if (conflict && held) void showClash(conflict, held.id);
      return conflict !== null;
    },
  });

  async function save(typed: T, over: number) {
    const body = bodyOf(typed);
    const saved = await (held
      ? desk.change(held.id, { ...body, version: over })
      : desk.create(body));
    setVersion(saved.version);
    setClash(null);
    form.reset(typed);
    void queries.invalidateQueries({ queryKey: CONTENT });
    toast('success', ui.saved);
    if (!held) {
      await navigate({
        to: '/content/$section/$id',
        params: { section, id: String(saved.id) },
        ignoreBlocker: true,
        replace: true,
      });
    }
  }

  async function showClash(conflict: Conflict, id: number) {
    const theirs: object = await desk.read(id);
    const mine: object = bodyOf(form.getValues());
    const differences = conflict.changed.map((name) => ({
      label: name,
      theirs: asText(Reflect.get(theirs, name)),
      mine: asText(Reflect.get(mine, name)),
    }));
    setClash({ conflict, differences });
  }

  return {
    ...form,
    clash,
    closeClash: () => setClash(null),
    overwrite: async () => {
      if (clash) await save(form.getValues(), clash.conflict.version);
    },
  };
}

const asText = (value: unknown) => (value === null || value === undefined ? '' : String(value));
