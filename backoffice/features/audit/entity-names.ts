import { defineMessages, locale } from '../../i18n.ts';
import { everyResource } from '../../resources/every-resource.ts';
import { quoted } from '../../ui/format.ts';
import { isNameOfSetting, nameOfSetting } from '../settings/setting-names.ts';

/** What the log calls the things that change, and what people call them; resources name themselves. */
const names = defineMessages({
  product: ['produs', 'товар'],
  stock: ['stoc', 'остаток'],
  vocabulary: ['cuvinte de căutare', 'слова поиска'],
  price_change: ['prețuri după regulă', 'цены по правилу'],
  order: ['comandă', 'заказ'],
  customer: ['client', 'клиент'],
  contact_request: ['mesaj', 'сообщение'],
  mail: ['e-mail', 'письмо'],
  mail_text: ['text de e-mail', 'текст письма'],
  page_seo: ['text SEO', 'SEO-текст'],
  setting: ['setare', 'настройка'],
  staff: ['echipă', 'сотрудник'],
  exchange: ['schimb cu 1C', 'обмен с 1С'],
  import: ['import', 'импорт'],
  export: ['export', 'выгрузка'],
  job: ['sarcină în fundal', 'фоновое задание'],
});

const nameOf: Record<string, string> = {
  ...names,
  ...Object.fromEntries(everyResource.map(({ entity, texts }) => [entity, texts.one])),
};

/** What is not named here yet goes by the log's own name for it. */
const nameOfEntity = (entity: string) => nameOf[entity] ?? entity;

/** A thing by its kind and number; a setting by its name, what there is one of by its kind alone. */
export function nameOfThing({ entity, entity_id: id }: { entity: string; entity_id: string }) {
  if (id === entity) return nameOfEntity(entity);
  const isSetting = entity === 'setting' && isNameOfSetting(id);
  return `${nameOfEntity(entity)} ${isSetting ? quoted(nameOfSetting(id)) : id}`;
}

/** To choose from, by name; one that is asked for already is always among them. */
export const entityOptions = (chosen: string) =>
  [...new Set([...Object.keys(nameOf), ...(chosen ? [chosen] : [])])]
    .map((value) => ({ value, label: nameOfEntity(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale));
