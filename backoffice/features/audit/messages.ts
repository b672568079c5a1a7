import { defineMessages } from '../../i18n.ts';

export const text = defineMessages({
  title: ['Jurnal', 'Журнал'],
  when: ['Când', 'Когда'],
  who: ['Cine', 'Кто'],
  what: ['Ce', 'Что'],
  which: ['Care', 'Какой'],
  before: ['Înainte', 'Было'],
  after: ['După', 'Стало'],
  field: ['Câmpul', 'Поле'],
  create: ['a creat', 'создание'],
  change: ['a schimbat', 'изменение'],
  delete: ['a șters', 'удаление'],
  verb: ['Acțiunea', 'Действие'],
  entity: ['Tipul', 'Вид'],
  entityId: ['Numărul', 'Номер'],
  from: ['De la', 'С'],
  to: ['Până la', 'По'],
  details: ['Detalii', 'Подробнее'],
  active: ['În vânzare', 'В продаже'],
  archived: ['Arhivat', 'В архиве'],
});
