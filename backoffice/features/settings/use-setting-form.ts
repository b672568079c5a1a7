import { useRef, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { UnreadablePart } from '../../../contract/staff/operations/settings.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { toast } from '../../../kit/ui/toast.ts';
import { api } from '../../api/api.ts';
import { queries } from '../../api/queries.ts';
import { type Conflict, conflictIn } from '../../ui/conflict.tsx';
import { useStaffForm } from '../../ui/form.tsx';
import { messages } from './messages.ts';

export const readSettings = {
  queryKey: ['settings'],
  queryFn: () => api.get('/staff/settings/'),
};

type Options<T extends FieldValues> = {
  /** That it was opened with; 0 where the shop's default holds. */
  version: number;
  /** What of it could not be read: saving replaces it, so it is asked first. */
  unreadable: UnreadablePart[];
  value: DefaultValues<T>['value'];
  save: (typed: T, seen: Seen) => Promise<{ version: number }>;
};

/** What whoever saves was shown of what they save over. */
type Seen = { version: number; replaces: string[] };

/** One setting is saved as a whole. Its fields stand under `value`, as the shop names mistakes. */
export function useSettingForm<T extends FieldValues & { value: unknown }>({
  version: opened,
  unreadable,
  value,
  save,
}: Options<T>) {
  const text = useMessages(messages);
  const version = useRef(opened);
  const [clash, setClash] = useState<Conflict | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const form = useStaffForm<T>({
    values: { value } as DefaultValues<T>,
    async save(typed) {
      const saved = await save(typed, {
        version: version.current,
        replaces: unreadable.map(({ place }) => place),
      });
      version.current = saved.version;
      form.reset(typed);
      void queries.invalidateQueries(readSettings);
      toast('success', text.saved);
    },
    onRefused(error) {
      const conflict = conflictIn(error);
      setClash(conflict);
      return conflict !== null;
    },
  });
  return {
    ...form,
    submit: unreadable.length > 0 ? form.handleSubmit(() => setIsAsked(true)) : form.submit,
    replacing: {
      isAsked,
      unreadable,
      onClose: () => setIsAsked(false),
      onReplace() {
        setIsAsked(false);
        void form.submit();
      },
    },
    clash: {
      conflict: clash,
      onClose: () => setClash(null),
      onReload: () => void queries.resetQueries(readSettings),
      onOverwrite() {
        if (clash) version.current = clash.version;
        setClash(null);
        void form.submit();
      },
    },
  };
}
