import { defineMessages } from '../../../kit/i18n/messages.ts';

export const errorMessages = defineMessages({
  title: ['Comanda nu a fost finalizată!', 'Заказ не оформлен!'],
  subtitle: [
    'A apărut o problemă și comanda nu a fost plasată. Coșul a rămas neschimbat: verificați-l și încercați din nou.',
    'Возникла проблема, и заказ не был принят. Корзина сохранилась: проверьте её и попробуйте ещё раз.',
  ],
  home: ['Înapoi la pagina principală', 'Вернуться на главную'],
  cart: ['Vezi coșul', 'Открыть корзину'],
});
