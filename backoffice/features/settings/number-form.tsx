import type { UnreadablePart } from '../../../contract/staff/operations/settings.ts';
import { numberIn, wholeRules } from '../../../contract/typed-number.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { api } from '../../api/api.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { messages } from './messages.ts';
import { SettingPanel } from './setting-panel.tsx';
import { useSettingForm } from './use-setting-form.ts';

type Name =
  | 'orders_per_hour'
  | 'new_account_unpaid'
  | 'unconfirmed_stock_percent'
  | 'unconfirmed_stock_from'
  | 'other_address_mails_per_hour'
  | 'page_size'
  | 'token_days'
  | 'contact_request_months'
  | 'staff_session_hours'
  | 'staff_idle_minutes';

type Props = {
  name: Name;
  setting: { value: number; version: number; unreadable: UnreadablePart[] };
};

export function NumberForm({ name, setting }: Props) {
  const text = useMessages(messages);
  const form = useSettingForm<{ value: string }>({
    version: setting.version,
    unreadable: setting.unreadable,
    value: String(setting.value),
    save: ({ value }, seen) =>
      api.post(`/staff/settings/${name}/`, {
        body: { ...seen, value: numberIn(value, wholeRules) ?? Number.NaN },
      }),
  });
  return (
    <SettingPanel name={name} title={text[name]} isSaidBelow form={form}>
      <NumberField
        control={form.control}
        name="value"
        label={text[name]}
        hint={text[`${name}Hint`]}
        rules={wholeRules}
        className="[&_.control]:max-w-80"
        required
      />
    </SettingPanel>
  );
}
