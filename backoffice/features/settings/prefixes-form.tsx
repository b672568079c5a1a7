import type { UnreadablePart } from '../../../contract/staff/operations/settings.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { api } from '../../api/api.ts';
import { TextField } from '../../ui/form.tsx';
import { RowList } from '../../ui/row-list.tsx';
import { messages } from './messages.ts';
import { SettingPanel } from './setting-panel.tsx';
import { useSettingForm } from './use-setting-form.ts';

export function PrefixesForm({
  setting,
}: {
  setting: { value: string[]; version: number; unreadable: UnreadablePart[] };
}) {
  const text = useMessages(messages);
  const form = useSettingForm<{ value: string[] }>({
    ...setting,
    save: ({ value }, seen) =>
      api.post('/staff/settings/phone_prefixes_without_messengers/', { body: { ...seen, value } }),
  });
  return (
    <SettingPanel name="phone_prefixes_without_messengers" title={text.prefixes} form={form}>
      <RowList
        label={text.prefixes}
        isSaidAbove
        hint={text.prefixesHint}
        rows={form.watch('value')}
        blank="+373"
        onChange={(rows) => form.setValue('value', rows, { shouldDirty: true })}
      >
        {(index) => (
          <TextField
            control={form.control}
            name={`value.${index}`}
            label={`${text.prefix} ${index + 1}`}
            required
          />
        )}
      </RowList>
    </SettingPanel>
  );
}
