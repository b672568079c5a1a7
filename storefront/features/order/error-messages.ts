import { defineMessages } from '../../../kit/i18n/messages.ts';

export const errorMessages = defineMessages(
  {
    title: 'Comanda nu a fost finalizată!',
    subtitle:
      'A apărut o problemă și comanda nu a fost plasată. Coșul a rămas neschimbat: verificați-l și încercați din nou.',
    home: 'Înapoi la pagina principală',
    cart: 'Vezi coșul',
  },
  {
    title: 'Заказ не оформлен!',
    subtitle:
      'Возникла проблема, и заказ не был принят. Корзина сохранилась: проверьте её и попробуйте ещё раз.',
    home: 'Вернуться на главную',
    cart: 'Открыть корзину',
  },
);
