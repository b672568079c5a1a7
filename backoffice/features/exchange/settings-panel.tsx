import { useQuery } from '@tanstack/react-query';
import type { ExchangeOverview, ExchangeWarehouse } from '../../../contract/staff/exchange.ts';
import { orderWords } from '../../../contract/staff/orders/words.ts';
import { wholeRules } from '../../../contract/typed-number.ts';
import { api } from '../../api/api.ts';
import { locale } from '../../i18n.ts';
import { ChoiceField, TextField, TickField } from '../../ui/form.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { readSettings, SettingForm, type SettingProps } from '../settings/setting-form.tsx';
import { text } from './connection-messages.ts';
import { readExchangeWarehouses } from './matched-warehouses.tsx';
import { readOverview } from './read-overview.ts';
import { keptOf, StateNames, typedOf, WarehouseTicks } from './setting-lists.tsx';

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
                <SettingsForm setting={exchange} types={price_types} warehouses={results} />
              )}
            </Loaded>
          )}
        </Loaded>
      )}
    </Loaded>
  );
}

const languages = ['script', 'ro', 'ru'] as const;

type FormProps = SettingProps<'exchange'> & {
  types: ExchangeOverview['price_types'];
  warehouses: ExchangeWarehouse[];
};

function SettingsForm({ setting, types, warehouses }: FormProps) {
  const titles = new Map([
    ...types.map(({ id, title }) => [id, title] as const),
    ...warehouses.map(({ external_id, title }) => [external_id, title] as const),
    ...languages.map((one) => [one, text[`language_${one}`]] as const),
    ...Object.entries(orderWords[locale].status),
  ]);
  return (
    <SettingForm
      name="exchange"
      title={text.settings}
      {...{ setting, typedOf, keptOf }}
      save={(body) => api.post('/staff/settings/exchange/', { body })}
      renews={[['exchange']]}
      wordsOf={(_, value) => named(value, titles)}
    >
      {(_, form) => {
        const { control } = form;
        return (
          <>
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
                options={languages.map((one) => ({
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
          </>
        );
      }}
    </SettingForm>
  );
}

/** What was chosen by its title, also within rows. */
function named(value: unknown, titles: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((one) => named(one, titles));
  if (typeof value === 'object' && value !== null) return named(Object.values(value), titles);
  return typeof value === 'string' ? titles.get(value) || value : value;
}
