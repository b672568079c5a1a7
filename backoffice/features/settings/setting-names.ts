import { type SettingName, settingForms } from '../../../contract/editing/settings.ts';
import { stepMails } from '../../../contract/staff/mails.ts';
import { nameOfMail } from '../../ui/mail-names.ts';
import { text as delivery } from './delivery-messages.ts';
import { text } from './messages.ts';
import { text as unreadableText } from './unreadable-messages.ts';

/** Settings and their parts, by the names their fields have. */

export const isNameOfSetting = (name: string): name is SettingName =>
  Object.hasOwn(settingForms, name);

const wordIn = (words: object, key: string): string | undefined => {
  const word: unknown = Object.hasOwn(words, key) ? Reflect.get(words, key) : undefined;
  return typeof word === 'string' ? word : undefined;
};

export function nameOfSetting(name: SettingName): string {
  const own: Partial<Record<SettingName, string>> = {
    identity: text.company,
    empty_categories: text.emptyCategories,
    pickup_places: delivery.places,
    delivery_days: delivery.days,
    phone_prefixes_without_messengers: text.prefixes,
    staff_networks: text.networks,
    order_mails: text.orderMails,
  };
  return own[name] ?? wordIn(text, name) ?? wordIn(unreadableText, name) ?? name;
}

/** `courier.districts.0`, as people call it: „Curierul › Raioane cu alt termen › rândul 1”. */
export function nameOfPlace(name: SettingName, place: string): string {
  if (place === '') return unreadableText.all;
  const words = wordsOf(name);
  const nameOfKey = (key: string) => {
    if (/^\d+$/.test(key)) return unreadableText.row(Number(key) + 1);
    const [word = key] = words.flatMap((some) => wordIn(some, key) ?? []);
    return word;
  };
  return place.split('.').map(nameOfKey).join(' › ');
}

/** Where its keys are looked up, its own words first. */
function wordsOf(name: SettingName): object[] {
  const mails = Object.entries(stepMails).map(([step, kind]) => [step, nameOfMail(kind)]);
  const own: Partial<Record<SettingName, object>> = {
    identity: { workSchedule: text.schedule },
    delivery: { capitalDistrictId: text.capital },
    logo: { file: text.logoPicture },
    empty_categories: { areHidden: text.hideEmptyCategories },
    order_mails: Object.fromEntries(mails),
    pickup_places: delivery,
    delivery_days: delivery,
    first_steps: { isOver: unreadableText.first_steps },
  };
  return [own[name] ?? {}, unreadableText, text];
}
