import type { UnreadablePart } from '../../../contract/staff/operations/settings.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { api } from '../../api/api.ts';
import { PictureField } from '../../ui/picture-field.tsx';
import { messages } from './messages.ts';
import { SettingPanel } from './setting-panel.tsx';
import { useSettingForm } from './use-setting-form.ts';

type Logo = { file: string | null };

/** What stands in the shop's header and footer in the place of the mark and the name. */
export function LogoForm({
  setting,
}: {
  setting: { value: Logo; version: number; unreadable: UnreadablePart[] };
}) {
  const text = useMessages(messages);
  const form = useSettingForm<{ value: Logo }>({
    ...setting,
    save: ({ value }, seen) => api.post('/staff/settings/logo/', { body: { ...seen, value } }),
  });
  return (
    <SettingPanel name="logo" title={text.logo} form={form}>
      <p className="text-sm text-steel">{text.logoHint}</p>
      <PictureField control={form.control} name="value.file" label={text.logoPicture} />
    </SettingPanel>
  );
}
