import type { NumberSettingName } from '../../../contract/editing/settings.ts';
import { stepMails } from '../../../contract/staff/mails.ts';
import { numberIn, wholeRules } from '../../../contract/typed-number.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { api } from '../../api/api.ts';
import { TextField, TickField } from '../../ui/form.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { PictureField } from '../../ui/picture-field.tsx';
import { RowList } from '../../ui/row-list.tsx';
import { text } from './messages.ts';
import { SettingForm, type SettingProps } from './setting-form.tsx';

/** What stands in the shop's header and footer in the place of the mark and the name. */
export function LogoForm({ setting }: SettingProps<'logo'>) {
  return (
    <SettingForm
      name="logo"
      title={text.logo}
      setting={setting}
      typedOf={(value) => value}
      keptOf={(value) => value}
      save={(body) => api.post('/staff/settings/logo/', { body })}
    >
      {(field) => (
        <>
          <p className="text-sm text-steel">{text.logoHint}</p>
          <PictureField {...field('file')} />
        </>
      )}
    </SettingForm>
  );
}

/** Whether customers see categories that have nothing on sale yet. */
export function EmptyCategoriesForm({ setting }: SettingProps<'empty_categories'>) {
  return (
    <SettingForm
      name="empty_categories"
      title={text.emptyCategories}
      setting={setting}
      typedOf={(value) => value}
      keptOf={(value) => value}
      save={(body) => api.post('/staff/settings/empty_categories/', { body })}
    >
      {(field) => (
        <>
          <TickField {...field('areHidden')} />
          <p className="text-sm text-steel">{text.emptyCategoriesHint}</p>
        </>
      )}
    </SettingForm>
  );
}

/** Of which steps of an order its customer is written to. */
export function OrderMailsForm({ setting }: SettingProps<'order_mails'>) {
  const steps = Object.keys(stepMails) as (keyof typeof stepMails)[];
  return (
    <SettingForm
      name="order_mails"
      title={text.orderMails}
      setting={setting}
      typedOf={(value) => value}
      keptOf={(value) => value}
      save={(body) => api.post('/staff/settings/order_mails/', { body })}
    >
      {(field) => (
        <>
          <p className="text-sm text-steel">{text.orderMailsHint}</p>
          <div className="grid gap-x-4 gap-y-1 md:grid-cols-2">
            {steps.map((step) => (
              <TickField key={step} {...field(step)} />
            ))}
          </div>
        </>
      )}
    </SettingForm>
  );
}

/** Those that have a place on these screens; the others stand where they are used. */
type NumberName = Extract<NumberSettingName, keyof typeof text>;

export function NumberForm({ name, setting }: SettingProps<NumberName> & { name: NumberName }) {
  return (
    <SettingForm
      name={name}
      title={text[name]}
      isSaidBelow
      setting={setting}
      typedOf={String}
      keptOf={(typed) => numberIn(typed, wholeRules) ?? Number.NaN}
      save={(body) => api.post(`/staff/settings/${name}/`, { body })}
    >
      {(_, { control }) => (
        <NumberField
          control={control}
          name="value"
          label={text[name]}
          hint={text[`${name}Hint`]}
          rules={wholeRules}
          className="[&_.control]:max-w-80"
          required
        />
      )}
    </SettingForm>
  );
}

export function PrefixesForm({ setting }: SettingProps<'phone_prefixes_without_messengers'>) {
  return (
    <SettingForm
      name="phone_prefixes_without_messengers"
      title={text.prefixes}
      setting={setting}
      typedOf={(value) => value}
      keptOf={(value) => value}
      save={(body) => api.post('/staff/settings/phone_prefixes_without_messengers/', { body })}
    >
      {(_, form) => (
        <RowList
          form={form}
          name="value"
          label={text.prefixes}
          isSaidAbove
          hint={text.prefixesHint}
          blank="+373"
        >
          {(index) => (
            <TextField
              control={form.control}
              name={`value.${index}`}
              label={`${text.prefix} ${index + 1}`}
              required
            />
          )}
        </RowList>
      )}
    </SettingForm>
  );
}

/** A list that leaves its writer out is refused by the shop. */
export function NetworksForm({
  setting,
  address,
}: SettingProps<'staff_networks'> & { address: string }) {
  return (
    <SettingForm
      name="staff_networks"
      title={text.networks}
      setting={setting}
      typedOf={(value) => value}
      keptOf={(value) => value}
      save={(body) => api.post('/staff/settings/staff_networks/', { body })}
    >
      {(_, form) => {
        const rows = form.watch('value');
        const { message } = form.getFieldState('value', form.formState).error ?? {};
        return (
          <>
            <RowList
              form={form}
              name="value"
              label={text.networks}
              isSaidAbove
              hint={text.networksHint}
              blank=""
              actions={
                !rows.includes(address) && (
                  <Button
                    size="sm"
                    onClick={() =>
                      form.setValue('value', [...rows, address], { shouldDirty: true })
                    }
                  >
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
          </>
        );
      }}
    </SettingForm>
  );
}
