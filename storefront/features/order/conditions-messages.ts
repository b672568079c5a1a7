import { defineMessages } from '../../../kit/i18n/messages.ts';

export const conditionsMessages = defineMessages({
  vat: ['Prețurile includ TVA.', 'Цены указаны с НДС.'],
  vatInTotal: ['Totalul include TVA.', 'Итог указан с НДС.'],
  cut: [
    'Cablul tăiat la lungimea comandată nu se returnează, cu excepția celui cu defecte.',
    'Кабель, отрезанный под ваш заказ, возврату не подлежит, кроме брака.',
  ],
  agreeCut: [
    'Știu că nu pot returna cablul tăiat la comandă, dacă nu are defecte',
    'Знаю, что отрезанный под заказ кабель вернуть нельзя, если он без брака',
  ],
  termsBefore: ['Trimițând comanda, acceptați', 'Отправляя заказ, вы принимаете'],
  terms: ['termenii și condițiile', 'правила и условия'],
  newTab: ['(se deschide într-o filă nouă)', '(откроется в новой вкладке)'],
});
