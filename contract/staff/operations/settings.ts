import * as v from 'valibot';
import { list, strictForm } from '../../editing/fields.ts';
import { type SettingName, settingForms } from '../../editing/settings.ts';
import { text } from '../../forms/fields.ts';
import { operation } from '../../operation.ts';
import { timestamp } from '../../shapes/values.ts';

const seen = v.pipe(v.number('VALIDATE.INVALID'), v.integer('VALIDATE.INVALID'));

/** Of what could not be read, as it was shown to whoever saves over it. */
const replaces = v.optional(list(text(200), 1000), []);

/**
 * What of the stored value cannot be read, so that its default holds: where it stands (`emails.0`;
 * empty: all of it), and what stands there, cut short. It stays stored until somebody saves over it.
 */
const unreadable = v.object({ place: v.string(), stored: v.string() });
export type UnreadablePart = v.InferOutput<typeof unreadable>;

/** As it holds now. Version 0: nobody has changed it, and the shop's default holds. */
const settingOf = <const Name extends SettingName>(name: Name) =>
  v.object({
    value: settingForms[name],
    version: v.number(),
    updated_at: v.nullable(timestamp),
    unreadable: v.array(unreadable),
  });

function savingOf<const Name extends SettingName>(name: Name) {
  return {
    id: `staffSaveSetting_${name}`,
    method: 'post',
    access: 'staff',
    needs: 'settings.write',
    path: `/staff/settings/${name}/`,
    summary: `Save the setting ${name} as a whole`,
    body: strictForm({ version: seen, replaces, value: settingForms[name] }),
    answer: settingOf(name),
    refusals: [409],
  } as const;
}

/**
 * Who gets in and for how long, where customers send their money, how much an account may do, and
 * whether customers hear of their orders: confirmed by password.
 */
const sensitive = <const Name extends SettingName>(name: Name) =>
  ({ ...savingOf(name), isSensitive: true }) as const;

/** Their secret address is the shop's own to make: a call can switch them on, and not say where. */
const savingFeeds = {
  ...sensitive('feeds'),
  body: strictForm({
    version: seen,
    replaces,
    value: strictForm({ isOn: v.boolean('VALIDATE.INVALID') }),
  }),
} as const;

export const renewFeedAddress = operation({
  id: 'staffRenewFeedAddress',
  method: 'post',
  access: 'staff',
  needs: 'settings.write',
  isSensitive: true,
  path: '/staff/settings/feeds/renew/',
  summary: 'Another secret address for the feeds; the former one leads nowhere',
  body: strictForm({ version: seen }),
  answer: settingOf('feeds'),
  refusals: [409],
});

export const saveSetting = {
  page_size: savingOf('page_size'),
  token_days: sensitive('token_days'),
  orders_per_hour: sensitive('orders_per_hour'),
  new_account_unpaid: sensitive('new_account_unpaid'),
  unconfirmed_stock_percent: sensitive('unconfirmed_stock_percent'),
  unconfirmed_stock_from: sensitive('unconfirmed_stock_from'),
  other_address_mails_per_hour: sensitive('other_address_mails_per_hour'),
  contact_request_months: savingOf('contact_request_months'),
  low_stock_default: savingOf('low_stock_default'),
  pickup_waiting_days: savingOf('pickup_waiting_days'),
  proforma_working_days: savingOf('proforma_working_days'),
  order_mails: sensitive('order_mails'),
  staff_session_hours: sensitive('staff_session_hours'),
  staff_idle_minutes: sensitive('staff_idle_minutes'),
  staff_networks: sensitive('staff_networks'),
  delivery: savingOf('delivery'),
  pickup_places: savingOf('pickup_places'),
  delivery_days: savingOf('delivery_days'),
  phone_prefixes_without_messengers: savingOf('phone_prefixes_without_messengers'),
  logo: savingOf('logo'),
  empty_categories: savingOf('empty_categories'),
  first_steps: savingOf('first_steps'),
  feeds: savingFeeds,
  exchange: savingOf('exchange'),
  identity: sensitive('identity'),
};

export const readSettings = operation({
  id: 'staffReadSettings',
  method: 'get',
  access: 'staff',
  needs: 'settings.read',
  path: '/staff/settings/',
  summary: 'Every setting as it holds now',
  answer: v.object({
    page_size: settingOf('page_size'),
    token_days: settingOf('token_days'),
    orders_per_hour: settingOf('orders_per_hour'),
    new_account_unpaid: settingOf('new_account_unpaid'),
    unconfirmed_stock_percent: settingOf('unconfirmed_stock_percent'),
    unconfirmed_stock_from: settingOf('unconfirmed_stock_from'),
    other_address_mails_per_hour: settingOf('other_address_mails_per_hour'),
    contact_request_months: settingOf('contact_request_months'),
    low_stock_default: settingOf('low_stock_default'),
    pickup_waiting_days: settingOf('pickup_waiting_days'),
    proforma_working_days: settingOf('proforma_working_days'),
    order_mails: settingOf('order_mails'),
    staff_session_hours: settingOf('staff_session_hours'),
    staff_idle_minutes: settingOf('staff_idle_minutes'),
    staff_networks: settingOf('staff_networks'),
    delivery: settingOf('delivery'),
    pickup_places: settingOf('pickup_places'),
    delivery_days: settingOf('delivery_days'),
    phone_prefixes_without_messengers: settingOf('phone_prefixes_without_messengers'),
    logo: settingOf('logo'),
    empty_categories: settingOf('empty_categories'),
    first_steps: settingOf('first_steps'),
    feeds: settingOf('feeds'),
    exchange: settingOf('exchange'),
    identity: settingOf('identity'),
    /** From where whoever asks is working: a list of networks must not leave it out. */
    own_address: v.string(),
  }),
});

export const settingOperations = [readSettings, renewFeedAddress, ...Object.values(saveSetting)];
