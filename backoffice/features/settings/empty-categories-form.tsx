import type { UnreadablePart } from '../../../contract/staff/operations/settings.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { api } from '../../api/api.ts';
import { TickField } from '../../ui/form.tsx';
import { messages } from './messages.ts';
import { SettingPanel } from './setting-panel.tsx';
import { useSettingForm } from './use-setting-form.ts';

type Value = { areHidden: boolean };

/** Whether customers see categories that have nothing on sale yet. */
export function EmptyCategoriesForm({
  setting,
}: {
  setting: { value: Value; version: number; unreadable: UnreadablePart[] };
}) {
  const text = useMessages(messages);
  const form = useSettingForm<{ value: Value }>({
    ...setting,
    save: ({ value }, seen) =>
      api.post('/staff/settings/empty_categories/', { body: { ...seen, value } }),
  });
  return (
    <SettingPanel name="empty_categories" title={text.emptyCategories} form={form}>
      <TickField control={form.control} name="value.areHidden" label={text.hideEmptyCategories} />
      <p className="text-sm text-steel">{text.emptyCategoriesHint}</p>
    </SettingPanel>
  );
}
