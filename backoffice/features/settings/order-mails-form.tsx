import { stepMails } from '../../../contract/staff/mails.ts';
import type { UnreadablePart } from '../../../contract/staff/operations/settings.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { api } from '../../api/api.ts';
import { TickField } from '../../ui/form.tsx';
import { nameOfMail } from '../../ui/mail-names.ts';
import { messages } from './messages.ts';
import { SettingPanel } from './setting-panel.tsx';
import { useSettingForm } from './use-setting-form.ts';

type Step = keyof typeof stepMails;
type Switches = Record<Step, boolean>;

const steps = Object.keys(stepMails) as Step[];

/** Of which steps of an order its customer is written to. */
export function OrderMailsForm({
  setting,
}: {
  setting: { value: Switches; version: number; unreadable: UnreadablePart[] };
}) {
  const text = useMessages(messages);
  const form = useSettingForm<{ value: Switches }>({
    ...setting,
    save: ({ value }, seen) =>
      api.post('/staff/settings/order_mails/', { body: { ...seen, value } }),
  });
  return (
    <SettingPanel name="order_mails" title={text.orderMails} form={form}>
      <p className="text-sm text-steel">{text.orderMailsHint}</p>
      <div className="grid gap-x-4 gap-y-1 md:grid-cols-2">
        {steps.map((step) => (
          <TickField
            key={step}
            control={form.control}
            name={`value.${step}`}
            label={nameOfMail(stepMails[step])}
          />
        ))}
      </div>
    </SettingPanel>
  );
}
