import { defineMessages } from '../../i18n/messages.ts';

export const conditionsMessages = defineMessages(
  {
    vat: 'Prețurile includ TVA.',
    vatInTotal: 'Totalul include TVA.',
    cut: 'Marfa tăiată la lungimea comandată nu se poate returna, decât dacă are un defect.',
    agreeCut: 'Știu că lungimea tăiată pentru mine nu se returnează, decât dacă are un defect',
    termsBefore: 'Trimițând comanda, acceptați',
    terms: 'termenii și condițiile',
    newTab: '(se deschide într-o filă nouă)',
  },
  {
    vat: 'Цены указаны с НДС.',
    vatInTotal: 'Итог указан с НДС.',
    cut: 'Кабель, отрезанный под ваш заказ, возврату не подлежит, кроме брака.',
    agreeCut: 'Знаю, что отрезанный под мой заказ кабель не возвращается, кроме брака',
    termsBefore: 'Отправляя заказ, вы принимаете',
    terms: 'правила и условия',
    newTab: '(откроется в новой вкладке)',
  },
);
