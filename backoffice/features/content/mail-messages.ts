import { defineMessages } from '../../i18n.ts';

export const text = defineMessages({
  mail: ['E-mailul', 'Письмо'],
  subject: ['Subiect', 'Тема'],
  own: ['Texte proprii', 'Свои тексты'],
  worded: [(count: number) => `${count} schimbate`, (count) => `изменено: ${count}`],
  variables: ['Variabile care pot sta în texte:', 'Переменные, которые можно вставить в тексты:'],
  required: [(names: string) => `Trebuie să cuprindă ${names}`, (names) => `Обязательно: ${names}`],
  restore: ['Textul magazinului', 'Вернуть текст магазина'],
  look: ['Vezi e-mailul', 'Посмотреть письмо'],
  order: ['Numărul comenzii', 'Номер заказа'],
  orderHint: ['Fără număr: o comandă de probă.', 'Без номера: пробный заказ.'],
  byPhone: ['Luată prin telefon', 'Принят по телефону'],
});
