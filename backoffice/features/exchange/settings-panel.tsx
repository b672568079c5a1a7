import { useQuery } from '@tanstack/react-query';
import type { ExchangeOverview, ExchangeWarehouse } from '../../../contract/staff/exchange.ts';
import type { UnreadablePart } from '../../../contract/staff/operations/settings.ts';
import { numberIn, wholeRules } from '../../../contract/typed-number.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { api } from '../../api/api.ts';
import { queries } from '../../api/queries.ts';
import { ChoiceField, TextField, TickField } from '../../ui/form.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { readSettings, SettingPanel, useSettingForm } from '../settings/public.tsx';
import { connectionMessages } from './connection-messages.ts';
import { readExchangeWarehouses } from './matched-warehouses.tsx';
import { readOverview } from './read-overview.ts';
import { type Setting, StateNames, type TypedSetting, WarehouseTicks } from './setting-lists.tsx';

/** How what 1C sends is read: which price is the shop's, whose titles, how much may vanish. */
export function SettingsPanel() {
  const settings = useQuery(readSettings);
  const overview = useQuery(readOverview);
  const warehouses = useQuery(readExchangeWarehouses);
  return (
    <Loaded query={settings}>
      {({ exchange }) => (
        <Loaded query={overview}>
          {({ price_types }) => (
            <Loaded query={warehouses}>
              {({ results }) => (
                <SettingsForm {...exchange} types={price_types} warehouses={results} />
              )}
            </Loaded>
          )}
        </Loaded>
      )}
    </Loaded>
  );
}

type FormProps = {
  value: Setting;
  version: number;
  unreadable: UnreadablePart[];
  types: ExchangeOverview['price_types'];
  warehouses: ExchangeWarehouse[];
};

function SettingsForm({ value, version: opened, unreadable, types, warehouses }: FormProps) {
  const text = useMessages(connectionMessages);
  const form = useSettingForm<TypedSetting>({
    version: opened,
    unreadable,
    value: { ...value, mostHiddenPercent: String(value.mostHiddenPercent) },
    async save(typed, seen) {
      const mostHiddenPercent = numberIn(typed.value.mostHiddenPercent, wholeRules) ?? Number.NaN;
      const saved = await api.post('/staff/settings/exchange/', {
        body: { ...seen, value: { ...typed.value, mostHiddenPercent } },
      });
      void queries.invalidateQueries({ queryKey: ['exchange'] });
      return saved;
    },
  });
  const { control } = form;
  return (
    <SettingPanel name="exchange" title={text.settings} form={form}>
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
    </SettingPanel>
  );
}
