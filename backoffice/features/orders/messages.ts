import { plural } from '../../../kit/i18n/messages.ts';
import { defineMessages } from '../../i18n.ts';

/** Words of the list of orders. */
export const text = defineMessages({
  title: ['Comenzi', 'Заказы'],
  exportFor1c: ['CommerceML (1C)', 'CommerceML (1С)'],
  states: ['Stări', 'Состояния'],
  all: ['Toate', 'Все'],
  mine: ['Ale mele', 'Мои'],
  awaiting: ['De confirmat', 'К подтверждению'],
  unpaidTransfers: ['Neîncasate', 'Ждут оплаты'],
  owedBack: ['De restituit', 'Вернуть деньги'],
  waiting: ['Neridicate', 'Не забрали'],
  searchHint: [
    'Număr, nume, telefon, companie, IDNO, e-mail, produs',
    'Номер, имя, телефон, компания, IDNO, почта, товар',
  ],
  payment: ['Plata', 'Оплата'],
  payMethod: ['Metoda de plată', 'Способ оплаты'],
  delivery: ['Livrarea', 'Доставка'],
  responsible: ['Responsabil', 'Ответственный'],
  nobody: ['Nimeni', 'Никто'],
  any: ['Oricare', 'Любой'],
  from: ['De la', 'С'],
  to: ['Până la', 'По'],
  clear: ['Șterge filtrele', 'Сбросить'],
  views: ['Liste păstrate', 'Сохранённые списки'],
  saveView: ['Păstrează lista', 'Сохранить список'],
  viewName: ['Numele listei', 'Название списка'],
  viewSaved: ['Lista este păstrată', 'Список сохранён'],
  deleteView: [
    (name: string) => `Nu mai păstra lista ${name}`,
    (name: string) => `Больше не хранить список ${name}`,
  ],
  keys: ['Taste: j și k prin listă, Enter deschide', 'Клавиши: j и k по списку, Enter открывает'],
  number: ['Comanda', 'Заказ'],
  placed: ['Plasată', 'Оформлен'],
  customer: ['Client', 'Клиент'],
  status: ['Starea', 'Состояние'],
  lines: [
    (count: number) =>
      plural('ro', count, { one: 'o poziție', few: '# poziții', other: '# de poziții' }),
    (count: number) =>
      plural('ru', count, { one: '# позиция', few: '# позиции', other: '# позиций' }),
  ],
  total: ['Total', 'Итого'],
});
