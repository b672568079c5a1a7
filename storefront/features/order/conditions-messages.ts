import { defineMessages } from '../../../kit/i18n/messages.ts';

export const conditionsMessages = defineMessages(
  {
    vat: 'Prețurile includ TVA.',
    vatInTotal: 'Totalul include TVA.',
    cut: 'Cablul tăiat la lungimea comandată nu se returnează, cu excepția celui cu defecte.',
    agreeCut: 'Știu că nu pot returna cablul tăiat la comandă, dacă nu are defecte',
    termsBefore: 'Trimițând comanda, acceptați',
    terms: 'termenii și condițiile',
    newTab: '(se deschide într-o filă nouă)',
  },
  {
    vat: 'Цены указаны с НДС.',
    vatInTotal: 'Итог указан с НДС.',
    cut: 'Кабель, отрезанный под ваш заказ, возврату не подлежит, кроме брака.',
    agreeCut: 'Знаю, что отрезанный под заказ кабель вернуть нельзя, если он без брака',
    termsBefore: 'Отправляя заказ, вы принимаете',
    terms: 'правила и условия',
    newTab: '(откроется в новой вкладке)',
  },
);
