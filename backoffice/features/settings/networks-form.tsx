import type { UnreadablePart } from '../../../contract/staff/operations/settings.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { api } from '../../api/api.ts';
import { TextField } from '../../ui/form.tsx';
import { RowList } from '../../ui/row-list.tsx';
import { messages } from './messages.ts';
import { SettingPanel } from './setting-panel.tsx';
import { useSettingForm } from './use-setting-form.ts';

type Props = {
  setting: { value: string[]; version: number; unreadable: UnreadablePart[] };
  address: string;
};

/** A list that leaves its writer out is refused by the shop. */
export function NetworksForm({ setting, address }: Props) {
  const text = useMessages(messages);
  const form = useSettingForm<{ value: string[] }>({
    ...setting,
    save: ({ value }, seen) =>
      api.post('/staff/settings/staff_networks/', { body: { ...seen, value } }),
  });
  const rows = form.watch('value');
  const set = (value: string[]) => form.setValue('value', value, { shouldDirty: true });
  const { message } = form.getFieldState('value', form.formState).error ?? {};
  return (
    <SettingPanel name="staff_networks" title={text.networks} form={form}>
      <RowList
        label={text.networks}
        isSaidAbove
        hint={text.networksHint}
        rows={rows}
        blank=""
        onChange={set}
        actions={
          !rows.includes(address) && (
            <Button size="sm" onClick={() => set([...rows, address])}>
              {text.addOwn}
            </Button>
          )
        }
      >
        {(index) => (
          <TextField
            control={form.control}
            name={`value.${index}`}
            label={`${text.networkRow} ${index + 1}`}
            required
          />
        )}
      </RowList>
      <p className="text-sm text-steel">{text.ownAddress(address)}</p>
      {message && (
        <p role="alert" className="text-sm font-medium text-danger">
          {message}
        </p>
      )}
    </SettingPanel>
  );
}
