import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ExchangeOverview, ExchangeWarehouse } from '../../../contract/staff/exchange.ts';
import { numberIn, wholeRules } from '../../../contract/typed-number.ts';
import { useMessages } from '../../../storefront/i18n/messages.ts';
import { Button } from '../../../storefront/ui/button.tsx';
import { toast } from '../../../storefront/ui/toast.ts';
import { api } from '../../api/api.ts';
import { queries } from '../../api/queries.ts';
import { useMay } from '../../session/session.ts';
import { conflictIn } from '../../ui/conflict.tsx';
import { ChoiceField, TextField, TickField, useStaffForm } from '../../ui/form.tsx';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StaffForm } from '../../ui/staff-form.tsx';
import { connectionMessages } from './connection-messages.ts';
import { readExchangeWarehouses } from './matched-warehouses.tsx';
import { readOverview } from './read-overview.ts';
import { type Setting, StateNames, type TypedSetting, WarehouseTicks } from './setting-lists.tsx';

const readSettings = { queryKey: ['settings'], queryFn: () => api.get('/staff/settings/') };

/** How what 1C sends is read: which price is the shop's, whose titles, how much may vanish. */
export function SettingsPanel() {
  const text = useMessages(connectionMessages);
  const settings = useQuery(readSettings);
  const overview = useQuery(readOverview);
  const warehouses = useQuery(readExchangeWarehouses);
  return (
    <Panel title={text.settings}>
      <Loaded query={settings}>
        {({ exchange }) => (
          <Loaded query={overview}>
            {({ price_types }) => (
              <Loaded query={warehouses}>
                {({ results }) => (
                  <SettingsForm
                    key={exchange.version}
                    {...exchange}
                    types={price_types}
                    warehouses={results}
                  />
                )}
              </Loaded>
            )}
          </Loaded>
        )}
      </Loaded>
    </Panel>
  );
}

type FormProps = {
  value: Setting;
  version: number;
  types: ExchangeOverview['price_types'];
  warehouses: ExchangeWarehouse[];
};

function SettingsForm({ value, version: opened, types, warehouses }: FormProps) {
  const text = useMessages(connectionMessages);
  const mayWrite = useMay('settings.write');
  const [version, setVersion] = useState(opened);
  const form = useStaffForm<TypedSetting>({
    values: { value: { ...value, mostHiddenPercent: String(value.mostHiddenPercent) } },
    async save(typed) {
      const saved = await api.post('/staff/settings/exchange/', {
        body: {
          version,
          value: {
            ...typed.value,
            mostHiddenPercent: numberIn(typed.value.mostHiddenPercent, wholeRules) ?? Number.NaN,
          },
        },
      });
      setVersion(saved.version);
      form.reset(typed);
      void queries.invalidateQueries(readSettings);
      void queries.invalidateQueries({ queryKey: ['exchange'] });
      toast('success', text.saved);
    },
    onRefused(error) {
      if (!conflictIn(error)) return false;
      toast('error', text.settingConflict);
      void queries.resetQueries(readSettings);
      return true;
    },
  });
  const { control, formState } = form;
  return (
    <StaffForm
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <fieldset disabled={!mayWrite} className="grid gap-4">
        <div className="grid items-start gap-4 md:grid-cols-2">
          <ChoiceField
            control={control}
            name="value.priceType"
            label={text.priceType}
            hint={types.length === 0 ? text.priceTypeNone : text.priceTypeHint}
            placeholder={text.choose}
            options={types.map(({ id, title, currency, prices }) => ({
              value: id,
              label: `${currency ? `${title} (${currency})` : title}: ${text.prices(prices)}`,
            }))}
          />
          <TextField
            control={control}
            name="value.currencyName"
            label={text.currencyName}
            required
            maxLength={20}
          />
          <ChoiceField
            control={control}
            name="value.titleLanguage"
            label={text.titleLanguage}
            options={(['script', 'ro', 'ru'] as const).map((one) => ({
              value: one,
              label: text[`language_${one}`],
            }))}
          />
          <NumberField
            control={control}
            name="value.mostHiddenPercent"
            label={text.mostHiddenPercent}
            hint={text.mostHiddenHint}
            rules={wholeRules}
            required
          />
          <ChoiceField
            control={control}
            name="value.answerEncoding"
            label={text.answerEncoding}
            hint={text.encodingHint}
            options={(['utf-8-bom', 'utf-8', 'windows-1251'] as const).map((one) => ({
              value: one,
              label: one,
            }))}
          />
          <div className="md:pt-6">
            <TickField
              control={control}
              name="value.ordersInContainer"
              label={text.ordersInContainer}
            />
          </div>
        </div>
        <WarehouseTicks {...{ form, warehouses }} />
        <StateNames form={form} />
        {mayWrite && (
          <div>
            <Button
              type="submit"
              kind={formState.isDirty ? 'primary' : 'secondary'}
              loading={formState.isSubmitting}
              aria-label={text.of(text.save, text.settings)}
            >
              {text.save}
            </Button>
          </div>
        )}
      </fieldset>
      <LeaveGuard when={formState.isDirty && !formState.isSubmitting} />
    </StaffForm>
  );
}
