import { numberIn, numberInField } from '../../../contract/typed-number.ts';
import { api } from '../../api/api.ts';
import { TextField } from '../../ui/form.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { RowList } from '../../ui/row-list.tsx';
import { BothLanguages } from './both-languages.tsx';
import { text } from './messages.ts';
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
  return (
    <SettingForm
      name="identity"
      title={text.identity}
      {...{ setting, typedOf, keptOf }}
      save={(body) => api.post('/staff/settings/identity/', { body })}
    >
      {(field, form) => (
        <>
          <h3 className="text-sm font-semibold text-steel">{text.company}</h3>
          <div className="grid gap-3 md:grid-cols-2">
            <TextField {...field('name')} required />
            <TextField {...field('legalName')} />
            <TextField {...field('idno')} inputMode="numeric" />
            <TextField {...field('tva')} inputMode="numeric" />
            <TextField {...field('iban')} />
            <TextField {...field('bank')} />
          </div>
          <BothLanguages {...field('legalAddress')} />
          <h3 className="text-sm font-semibold text-steel">{text.contacts}</h3>
          <RowList form={form} {...field('emails')} hint={text.emailHint} blank="">
            {(at) => (
              <TextField
                {...field(`emails.${at}`)}
                label={`${text.email} ${at + 1}`}
                type="email"
                required
              />
            )}
          </RowList>
          <RowList form={form} {...field('addresses')} blank={{ address: empty, mapLink: '' }}>
            {(at) => (
              <div className="grid gap-3">
                <BothLanguages
                  {...field(`addresses.${at}.address`)}
                  label={`${text.address} ${at + 1}`}
                  required
                />
                <TextField {...field(`addresses.${at}.mapLink`)} type="url" />
              </div>
            )}
          </RowList>
          <RowList form={form} {...field('workSchedule')} blank={{ period: empty, hours: '' }}>
            {(at) => (
              <div className="grid gap-3">
                <BothLanguages
                  {...field(`workSchedule.${at}.period`)}
                  label={`${text.period} ${at + 1}`}
                  required
                />
                <TextField {...field(`workSchedule.${at}.hours`)} required />
              </div>
            )}
          </RowList>
          <RowList form={form} {...field('socials')} blank={{ kind: 'facebook', link: 'https://' }}>
            {(at) => (
              <div className="grid gap-3 md:grid-cols-[160px_1fr]">
                <TextField {...field(`socials.${at}.kind`)} label={text.network} required />
                <TextField {...field(`socials.${at}.link`)} type="url" required />
              </div>
            )}
          </RowList>
          <BothLanguages {...field('freeSchedule')} />
          <fieldset className="grid gap-3 md:grid-cols-2">
            <legend className="mb-1 text-sm font-medium">{text.map}</legend>
            <NumberField {...field('map.lat')} rules={degreeRules} required />
            <NumberField {...field('map.lng')} rules={degreeRules} required />
          </fieldset>
        </>
      )}
    </SettingForm>
  );
}
