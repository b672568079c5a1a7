import { useQuery } from '@tanstack/react-query';
import { weekdayNames } from '../../../contract/pickup-places.ts';
import { numberIn, wholeRules } from '../../../contract/typed-number.ts';
import { api } from '../../api/api.ts';
import { placeOptions, readDistricts } from '../../api/read-districts.ts';
import { locale } from '../../i18n.ts';
import { ChoiceField, TextField, TickField } from '../../ui/form.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { RowList } from '../../ui/row-list.tsx';
import { text } from './delivery-messages.ts';
import { SettingForm, type SettingProps, type ValueOf } from './setting-form.tsx';

type Value = ValueOf<'delivery_days'>;

const typedOf = ({ courier, cutDays, holidays }: Value) => ({
  courier: {
    cutOff: courier.cutOff,
    /** Monday first. */
    weekdays: weekdayNames[locale].map((_, at) => courier.weekdays.includes(at + 1)),
    daysInCapital: String(courier.daysInCapital),
    daysElsewhere: String(courier.daysElsewhere),
    districts: courier.districts.map(({ districtId, days }) => ({
      districtId: String(districtId),
      days: days === null ? '' : String(days),
    })),
  },
  cutDays: String(cutDays),
  holidays: holidays.toSorted(),
});

const keptOf = ({ courier, cutDays, holidays }: ReturnType<typeof typedOf>): Value => ({
  courier: {
    cutOff: courier.cutOff,
    weekdays: courier.weekdays.flatMap((isOn, at) => (isOn ? [at + 1] : [])),
    daysInCapital: wholeOf(courier.daysInCapital),
    daysElsewhere: wholeOf(courier.daysElsewhere),
    districts: courier.districts.map(({ districtId, days }) => ({
      districtId: wholeOf(districtId),
      days: numberIn(days, wholeRules),
    })),
  },
  cutDays: wholeOf(cutDays),
  holidays,
});

const wholeOf = (text: string) => numberIn(text, wholeRules) ?? Number.NaN;

/** By which the day is told that an order comes, or can be fetched. */
export function DaysForm({ setting }: SettingProps<'delivery_days'>) {
  const districts = useQuery(readDistricts);
  const options = placeOptions(districts.data ?? []).map(({ value, label }) => ({
    value: String(value),
    label,
  }));
  const nameOf = (id: string) => options.find(({ value }) => value === id)?.label ?? id;
  return (
    <SettingForm
      name="delivery_days"
      title={text.days}
      {...{ setting, typedOf, keptOf }}
      save={(body) => api.post('/staff/settings/delivery_days/', { body })}
      wordsOf={(name, value) => {
        if (!Array.isArray(value)) return value;
        if (name.endsWith('weekdays')) return weekdayNames[locale].filter((_, at) => value[at]);
        if (name.endsWith('holidays')) return value;
        return value.map(({ districtId, days }) => [nameOf(districtId), days || '—']);
      }}
    >
      {(field, form) => (
        <>
          <p className="text-sm text-steel">{text.daysHint}</p>
          <div className="grid items-end gap-3 md:grid-cols-2">
            <TextField {...field('courier.cutOff')} type="time" required />
            <NumberField {...field('cutDays')} rules={wholeRules} required />
            <NumberField {...field('courier.daysInCapital')} rules={wholeRules} required />
            <NumberField {...field('courier.daysElsewhere')} rules={wholeRules} required />
          </div>
          <fieldset className="flex flex-wrap gap-x-4">
            <legend className="mb-1 text-sm font-medium">{text.weekdays}</legend>
            {weekdayNames[locale].map((day, at) => (
              <TickField key={day} {...field(`courier.weekdays.${at}`)} label={day} />
            ))}
          </fieldset>
          <RowList
            form={form}
            {...field('courier.districts')}
            hint={text.districtsHint}
            blank={{ districtId: '', days: '' }}
          >
            {(at) => (
              <div className="grid grid-cols-[minmax(0,1fr)_6rem] gap-3">
                <ChoiceField
                  {...field(`courier.districts.${at}.districtId`)}
                  label={`${text.district} ${at + 1}`}
                  options={options}
                  required
                />
                <NumberField
                  {...field(`courier.districts.${at}.days`)}
                  label={text.districtDays}
                  rules={wholeRules}
                />
              </div>
            )}
          </RowList>
          <RowList form={form} {...field('holidays')} blank="">
            {(at) => (
              <TextField
                {...field(`holidays.${at}`)}
                label={`${text.holiday} ${at + 1}`}
                type="date"
                required
              />
            )}
          </RowList>
        </>
      )}
    </SettingForm>
  );
}
