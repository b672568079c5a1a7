import { numberIn, numberInField } from '../../../contract/typed-number.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { api } from '../../api/api.ts';
import { TextField } from '../../ui/form.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { RowList } from '../../ui/row-list.tsx';
import { BothLanguages } from './both-languages.tsx';
import { messages } from './messages.ts';
import { SettingForm, type SettingProps, type ValueOf } from './setting-form.tsx';

type Value = ValueOf<'identity'>;

/** Coordinates are typed, and a link to a map may be none. */
const typedOf = ({ map, addresses, ...identity }: Value) => ({
  ...identity,
  map: { lat: numberInField(map.lat), lng: numberInField(map.lng) },
  addresses: addresses.map(({ address, mapLink }) => ({ address, mapLink: mapLink ?? '' })),
});

const keptOf = (typed: ReturnType<typeof typedOf>): Value => ({
  ...typed,
  map: { lat: degreesIn(typed.map.lat), lng: degreesIn(typed.map.lng) },
  addresses: typed.addresses.map(({ address, mapLink }) => ({ address, mapLink: mapLink || null })),
});

const degreeRules = { decimals: 12, signed: true };
const degreesIn = (typed: string) => numberIn(typed, degreeRules) ?? Number.NaN;
const empty = { ro: '', ru: '' };

/** Who the shop is to its customers: on every page, in mails and in documents. */
export function IdentityForm({ setting }: SettingProps<'identity'>) {
  const text = useMessages(messages);
  return (
    <SettingForm
      name="identity"
      title={text.identity}
      {...{ setting, typedOf, keptOf }}
      save={(body) => api.post('/staff/settings/identity/', { body })}
    >
      {(form) => {
        const { control } = form;
        const degrees = { control, rules: degreeRules, required: true };
        return (
          <>
            <h3 className="text-sm font-semibold text-steel">{text.company}</h3>
            <div className="grid gap-3 md:grid-cols-2">
              <TextField control={control} name="value.name" label={text.name} required />
              <TextField control={control} name="value.legalName" label={text.legalName} />
              <TextField
                control={control}
                name="value.idno"
                label={text.idno}
                inputMode="numeric"
              />
              <TextField control={control} name="value.tva" label={text.tva} inputMode="numeric" />
              <TextField control={control} name="value.iban" label={text.iban} />
              <TextField control={control} name="value.bank" label={text.bank} />
            </div>
            <BothLanguages control={control} name="value.legalAddress" label={text.legalAddress} />
            <h3 className="text-sm font-semibold text-steel">{text.contacts}</h3>
            <RowList
              form={form}
              name="value.emails"
              label={text.emails}
              hint={text.emailHint}
              blank=""
            >
              {(index) => (
                <TextField
                  control={control}
                  name={`value.emails.${index}`}
                  label={`${text.email} ${index + 1}`}
                  type="email"
                  required
                />
              )}
            </RowList>
            <RowList
              form={form}
              name="value.addresses"
              label={text.addresses}
              blank={{ address: empty, mapLink: '' }}
            >
              {(index) => (
                <div className="grid gap-3">
                  <BothLanguages
                    control={control}
                    name={`value.addresses.${index}.address`}
                    label={`${text.address} ${index + 1}`}
                    required
                  />
                  <TextField
                    control={control}
                    name={`value.addresses.${index}.mapLink`}
                    label={text.mapLink}
                    type="url"
                  />
                </div>
              )}
            </RowList>
            <RowList
              form={form}
              name="value.workSchedule"
              label={text.schedule}
              blank={{ period: empty, hours: '' }}
            >
              {(index) => (
                <div className="grid gap-3">
                  <BothLanguages
                    control={control}
                    name={`value.workSchedule.${index}.period`}
                    label={`${text.period} ${index + 1}`}
                    required
                  />
                  <TextField
                    control={control}
                    name={`value.workSchedule.${index}.hours`}
                    label={text.hours}
                    required
                  />
                </div>
              )}
            </RowList>
            <RowList
              form={form}
              name="value.socials"
              label={text.socials}
              blank={{ kind: 'facebook', link: 'https://' }}
            >
              {(index) => (
                <div className="grid gap-3 md:grid-cols-[160px_1fr]">
                  <TextField
                    control={control}
                    name={`value.socials.${index}.kind`}
                    label={text.network}
                    required
                  />
                  <TextField
                    control={control}
                    name={`value.socials.${index}.link`}
                    label={text.link}
                    type="url"
                    required
                  />
                </div>
              )}
            </RowList>
            <BothLanguages control={control} name="value.freeSchedule" label={text.freeSchedule} />
            <fieldset className="grid gap-3 md:grid-cols-2">
              <legend className="mb-1 text-sm font-medium">{text.map}</legend>
              <NumberField {...degrees} name="value.map.lat" label={text.lat} />
              <NumberField {...degrees} name="value.map.lng" label={text.lng} />
            </fieldset>
          </>
        );
      }}
    </SettingForm>
  );
}
