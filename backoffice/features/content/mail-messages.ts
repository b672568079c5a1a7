import { defineMessages } from '../../i18n.ts';

export const text = defineMessages(
  {
    mail: 'E-mailul',
    subject: 'Subiect',
    own: 'Texte proprii',
    worded: (count: number) => `${count} schimbate`,
    variables: 'Variabile care pot sta în texte:',
    required: (names: string) => `Trebuie să cuprindă ${names}`,
    restore: 'Textul magazinului',
    look: 'Vezi e-mailul',
    order: 'Numărul comenzii',
    orderHint: 'Fără număr: o comandă de probă.',
    byPhone: 'Luată prin telefon',
  },
  {
    mail: 'Письмо',
    subject: 'Тема',
    own: 'Свои тексты',
    worded: (count: number) => `изменено: ${count}`,
    variables: 'Переменные, которые можно вставить в тексты:',
    required: (names: string) => `Обязательно: ${names}`,
    restore: 'Вернуть текст магазина',
    look: 'Посмотреть письмо',
    order: 'Номер заказа',
    orderHint: 'Без номера: пробный заказ.',
    byPhone: 'Принят по телефону',
  },
);
