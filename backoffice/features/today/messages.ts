import { plural, pluralRo, pluralRu } from '../../../kit/i18n/messages.ts';
import { defineMessages } from '../../i18n.ts';

const orders = {
  ro: pluralRo('# comandă', '# comenzi', '# de comenzi'),
  ru: pluralRu('# заказ', '# заказа', '# заказов'),
};

export const text = defineMessages({
  title: ['Astăzi', 'Сегодня'],
  waits: ['De rezolvat', 'Требует внимания'],
  new: ['Comenzi noi', 'Новые заказы'],
  confirmed: ['De pregătit', 'Собрать'],
  packed: ['De expediat', 'Отправить'],
  shipped: ['Pe drum', 'В пути'],
  ready_for_pickup: ['Gata de ridicare', 'Готовы к выдаче'],
  unpaidTransfers: ['Transferuri neîncasate', 'Переводы не поступили'],
  owedBack: ['Bani de restituit', 'Деньги к возврату'],
  pickupTooLong: ['Neridicate', 'Не забирают'],
  pickupDays: [
    (count: number) =>
      `de peste ${plural('ro', count, { one: '# zi', few: '# zile', other: '# de zile' })}`,
    (days: number) => `дольше ${days} дн.`,
  ],
  messages: ['Mesaje noi', 'Новые сообщения'],
  mails: ['E-mailuri nelivrate', 'Письма не дошли'],
  exchange: ['De decis din 1C', 'Решить по 1С'],
  lowStock: ['Stoc redus', 'Малый остаток'],
  sales: ['Vânzări', 'Продажи'],
  period: ['Perioada', 'Период'],
  days: [
    (days: number) => (days === 365 ? 'un an' : `${days} de zile`).replace('7 de', '7'),
    (days) => (days === 365 ? 'год' : `${days} дней`),
  ],
  orders: [orders.ro, orders.ru],
  before: [(sum: string) => `perioada dinainte: ${sum}`, (sum) => `прошлый период: ${sum}`],
  thisPeriod: ['Acum', 'Сейчас'],
  periodBefore: ['Perioada dinainte', 'Прошлый период'],
  day: ['Ziua', 'День'],
  ordersColumn: ['Comenzi', 'Заказы'],
  asTable: ['Arată ca tabel', 'Показать таблицей'],
  chart: [
    (now: string, before: string) =>
      `Vânzări pe zile: ${now}, față de ${before} în perioada dinainte. Cifrele sunt în tabelul de mai jos.`,
    (now, before) =>
      `Продажи по дням: ${now}, в прошлом периоде ${before}. Цифры — в таблице ниже.`,
  ],
  noSales: ['În această perioadă nu s-a vândut nimic.', 'За этот период ничего не продано.'],
  bestProducts: ['Cele mai vândute produse', 'Лучше всего продаются'],
  bestCategories: ['Cele mai vândute categorii', 'Лучшие категории'],
  missed: ['Căutate și negăsite', 'Искали и не нашли'],
  missedNone: ['Tot ce s-a căutat s-a găsit.', 'Всё, что искали, нашлось.'],
  addWord: ['Adaugă un sinonim', 'Добавить синоним'],
  allMissed: ['Toate căutările negăsite', 'Все ненайденные запросы'],
  searches: [
    pluralRo('o căutare', '# căutări', '# de căutări'),
    pluralRu('# запрос', '# запроса', '# запросов'),
  ],
  left: [
    (stock: string, limit: string) => `${stock}, limita ${limit}`,
    (stock, limit) => `${stock}, порог ${limit}`,
  ],
  allLow: ['Toată lista', 'Весь список'],
  lowNone: ['Din toate este destul.', 'Всего хватает.'],
  product: ['Produsul', 'Товар'],
  code: ['Codul', 'Код'],
  stock: ['De vânzare', 'К продаже'],
  limit: ['Limita', 'Порог'],
  lowHint: [
    'Cele mai cerute sunt primele. Limita este a produsului, a categoriei sau a magazinului.',
    'Самые ходовые — первыми. Порог берётся у товара, категории или магазина.',
  ],
});
