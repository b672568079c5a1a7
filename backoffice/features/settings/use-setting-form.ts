import { useRef, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useMessages } from '../../../storefront/i18n/messages.ts';
import { toast } from '../../../storefront/ui/toast.ts';
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
  value: DefaultValues<T>['value'];
  save: (typed: T, version: number) => Promise<{ version: number }>;
};

/** One setting is saved as a whole. Its fields stand under `value`, as the shop names mistakes. */
export function useSettingForm<T extends FieldValues & { value: unknown }>({
  version: opened,
  value,
  save,
}: Options<T>) {
  const text = useMessages(messages);
  const version = useRef(opened);
  const [clash, setClash] = useState<Conflict | null>(null);
  const form = useStaffForm<T>({
    values: { value } as DefaultValues<T>,
    async save(typed) {
      const saved = await save(typed, version.current);
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
