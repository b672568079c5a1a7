import { numberIn, numberInField } from '../../../contract/typed-number.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { api } from '../../api/api.ts';
import { TextField } from '../../ui/form.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { BothLanguages } from './both-languages.tsx';
import { IdentityLists } from './identity-lists.tsx';
import { messages } from './messages.ts';
import { SettingPanel } from './setting-panel.tsx';
import type { IdentitySetting, TypedIdentity } from './typed-identity.ts';
import { useSettingForm } from './use-setting-form.ts';

const asIdentity = ({ value }: TypedIdentity): IdentitySetting['value'] => ({
  ...value,
  map: { lat: degreesIn(value.map.lat), lng: degreesIn(value.map.lng) },
  addresses: value.addresses.map(({ address, mapLink }) => ({ address, mapLink: mapLink || null })),
});

const degreeRules = { decimals: 12, signed: true };
const degreesIn = (typed: string) => numberIn(typed, degreeRules) ?? Number.NaN;

/** Who the shop is to its customers: on every page, in mails and in documents. */
export function IdentityForm({ setting }: { setting: IdentitySetting }) {
  const text = useMessages(messages);
  const { map, addresses, ...identity } = setting.value;
  const form = useSettingForm<TypedIdentity>({
    version: setting.version,
    unreadable: setting.unreadable,
    value: {
      ...identity,
      map: { lat: numberInField(map.lat), lng: numberInField(map.lng) },
      addresses: addresses.map(({ address, mapLink }) => ({ address, mapLink: mapLink ?? '' })),
    },
    save: (typed, seen) =>
      api.post('/staff/settings/identity/', { body: { ...seen, value: asIdentity(typed) } }),
  });
  const { control } = form;
  const degrees = { control, rules: degreeRules, required: true };
  return (
    <SettingPanel name="identity" title={text.identity} form={form}>
      <h3 className="text-sm font-semibold text-steel">{text.company}</h3>
      <div className="grid gap-3 md:grid-cols-2">
        <TextField control={control} name="value.name" label={text.name} required />
        <TextField control={control} name="value.legalName" label={text.legalName} />
        <TextField control={control} name="value.idno" label={text.idno} inputMode="numeric" />
        <TextField control={control} name="value.tva" label={text.tva} inputMode="numeric" />
        <TextField control={control} name="value.iban" label={text.iban} />
        <TextField control={control} name="value.bank" label={text.bank} />
      </div>
      <BothLanguages control={control} name="value.legalAddress" label={text.legalAddress} />
      <h3 className="text-sm font-semibold text-steel">{text.contacts}</h3>
      <IdentityLists form={form} />
      <BothLanguages control={control} name="value.freeSchedule" label={text.freeSchedule} />
      <fieldset className="grid gap-3 md:grid-cols-2">
        <legend className="mb-1 text-sm font-medium">{text.map}</legend>
        <NumberField {...degrees} name="value.map.lat" label={text.lat} />
        <NumberField {...degrees} name="value.map.lng" label={text.lng} />
      </fieldset>
    </SettingPanel>
  );
}
