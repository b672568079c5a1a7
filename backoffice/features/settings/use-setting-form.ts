import { useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useMessages } from '../../../storefront/i18n/messages.ts';
import { toast } from '../../../storefront/ui/toast.ts';
import { api } from '../../api/api.ts';
import { queries } from '../../api/queries.ts';
import { conflictIn } from '../../ui/conflict.tsx';
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
  const [version, setVersion] = useState(opened);
  const form = useStaffForm<T>({
    values: { value } as DefaultValues<T>,
    async save(typed) {
      const saved = await save(typed, version);
      setVersion(saved.version);
      form.reset(typed);
      void queries.invalidateQueries(readSettings);
      toast('success', text.saved);
    },
    onRefused(error) {
      if (!conflictIn(error)) return false;
      toast('error', text.conflict);
      void queries.resetQueries(readSettings);
      return true;
    },
  });
  return form;
}
