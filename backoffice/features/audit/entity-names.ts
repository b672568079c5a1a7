import type { Locale } from '../../../contract/locale.ts';
import { locale } from '../../i18n.ts';
import { everyResource } from '../../resources/every-resource.ts';
import { quoted } from '../../ui/format.ts';
import { isNameOfSetting, nameOfSetting } from '../settings/setting-names.ts';

/** What the log calls the things that change, and what people call them; resources name themselves. */
const names: Record<Locale, Record<string, string>> = {
  ro: {
    product: 'produs',
    stock: 'stoc',
    vocabulary: 'cuvinte de căutare',
    price_change: 'prețuri după regulă',
    order: 'comandă',
    customer: 'client',
    contact_request: 'mesaj',
    mail: 'e-mail',
    mail_text: 'text de e-mail',
    page_seo: 'text SEO',
    setting: 'setare',
    staff: 'echipă',
    exchange: 'schimb cu 1C',
    import: 'import',
    export: 'export',
    job: 'sarcină în fundal',
  },
  ru: {
    product: 'товар',
    stock: 'остаток',
    vocabulary: 'слова поиска',
    price_change: 'цены по правилу',
    order: 'заказ',
    customer: 'клиент',
    contact_request: 'сообщение',
    mail: 'письмо',
    mail_text: 'текст письма',
    page_seo: 'SEO-текст',
    setting: 'настройка',
    staff: 'сотрудник',
    exchange: 'обмен с 1С',
    import: 'импорт',
    export: 'выгрузка',
    job: 'фоновое задание',
  },
};

const nameOf: Record<string, string> = {
  ...names[locale],
  ...Object.fromEntries(everyResource.map(({ entity, texts }) => [entity, texts.one])),
};

/** What is not named here yet goes by the log's own name for it. */
const nameOfEntity = (entity: string) => nameOf[entity] ?? entity;

/** A thing by its kind and number; a setting by its name. */
export const nameOfThing = ({ entity, entity_id }: { entity: string; entity_id: string }) =>
  `${nameOfEntity(entity)} ${
    entity === 'setting' && isNameOfSetting(entity_id)
      ? quoted(nameOfSetting(entity_id))
      : entity_id
  }`;

/** To choose from, by name; one that is asked for already is always among them. */
export const entityOptions = (chosen: string) =>
  [...new Set([...Object.keys(nameOf), ...(chosen ? [chosen] : [])])]
    .map((value) => ({ value, label: nameOfEntity(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale));
