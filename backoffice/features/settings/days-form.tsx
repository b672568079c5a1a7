import { useQuery } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import type { AnswerOf } from '../../../contract/operation.ts';
import { weekdayNames } from '../../../contract/pickup-places.ts';
import type { readSettings } from '../../../contract/staff/operations/settings.ts';
import { numberIn, wholeRules } from '../../../contract/typed-number.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { api } from '../../api/api.ts';
import { placeOptions, readDistricts } from '../../api/read-districts.ts';
import { locale } from '../../i18n.ts';
import { ChoiceField, TextField, TickField } from '../../ui/form.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { RowList } from '../../ui/row-list.tsx';
import { deliveryMessages } from './delivery-messages.ts';
import { SettingPanel } from './setting-panel.tsx';
import { useSettingForm } from './use-setting-form.ts';

type Setting = AnswerOf<typeof readSettings>['delivery_days'];
type Value = Setting['value'];
type Typed = {
  value: {
    courier: {
      cutOff: string;
      /** Monday first. */
      weekdays: boolean[];
      daysInCapital: string;
      daysElsewhere: string;
      districts: { districtId: string; days: string }[];
    };
    cutDays: string;
    holidays: string[];
  };
};

const typed = ({ courier, cutDays, holidays }: Value): Typed['value'] => ({
  courier: {
    cutOff: courier.cutOff,
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

const asDays = ({ courier, cutDays, holidays }: Typed['value']): Value => ({
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
export function DaysForm({ setting }: { setting: Setting }) {
  const text = useMessages(deliveryMessages);
  const form = useSettingForm<Typed>({
    version: setting.version,
    unreadable: setting.unreadable,
    value: typed(setting.value),
    save: ({ value }, seen) =>
      api.post('/staff/settings/delivery_days/', { body: { ...seen, value: asDays(value) } }),
  });
  const { control } = form;
  const days = { control, rules: wholeRules, required: true };
  return (
    <SettingPanel name="delivery_days" title={text.days} form={form}>
      <p className="text-sm text-steel">{text.daysHint}</p>
      <div className="grid items-end gap-3 md:grid-cols-2">
        <TextField
          control={control}
          name="value.courier.cutOff"
          label={text.cutOff}
          type="time"
          required
        />
        <NumberField {...days} name="value.cutDays" label={text.cutDays} />
        <NumberField {...days} name="value.courier.daysInCapital" label={text.daysInCapital} />
        <NumberField {...days} name="value.courier.daysElsewhere" label={text.daysElsewhere} />
      </div>
      <fieldset className="flex flex-wrap gap-x-4">
        <legend className="mb-1 text-sm font-medium">{text.weekdays}</legend>
        {weekdayNames[locale].map((day, at) => (
          <TickField
            key={day}
            control={control}
            name={`value.courier.weekdays.${at}`}
            label={day}
          />
        ))}
      </fieldset>
      <Districts form={form} />
      <RowList
        label={text.holidays}
        rows={form.watch('value.holidays')}
        blank=""
        onChange={(rows) => form.setValue('value.holidays', rows, { shouldDirty: true })}
      >
        {(index) => (
          <TextField
            control={control}
            name={`value.holidays.${index}`}
            label={`${text.holiday} ${index + 1}`}
            type="date"
            required
          />
        )}
      </RowList>
    </SettingPanel>
  );
}

type DistrictsProps = { form: Pick<UseFormReturn<Typed>, 'control' | 'watch' | 'setValue'> };

function Districts({ form: { control, watch, setValue } }: DistrictsProps) {
  const text = useMessages(deliveryMessages);
  const districts = useQuery(readDistricts);
  const options = placeOptions(districts.data ?? []).map(({ value, label }) => ({
    value: String(value),
    label,
  }));
  return (
    <RowList
      label={text.districts}
      hint={text.districtsHint}
      rows={watch('value.courier.districts')}
      blank={{ districtId: '', days: '' }}
      onChange={(rows) => setValue('value.courier.districts', rows, { shouldDirty: true })}
    >
      {(index) => (
        <div className="grid grid-cols-[minmax(0,1fr)_6rem] gap-3">
          <ChoiceField
            control={control}
            name={`value.courier.districts.${index}.districtId`}
            label={`${text.district} ${index + 1}`}
            options={options}
            required
          />
          <NumberField
            control={control}
            name={`value.courier.districts.${index}.days`}
            label={text.districtDays}
            rules={wholeRules}
          />
        </div>
      )}
    </RowList>
  );
}
