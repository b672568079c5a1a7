import { lineTotal, paidPrice, toBani, toLei } from '../../../../contract/money.ts';
import { STANDARD_VAT_RATE, splitVat } from '../../../../contract/vat.ts';
import type { Settings } from '../../../base/settings/settings.ts';
import { type Elements, elementsXml } from '../../../base/xml/elements.ts';
import { escapeXml } from '../../../base/xml/escape-xml.ts';
import { asPriced, presentPrices } from '../../pricing/priced-rows.ts';
import { codeByName, codeOfUnit } from '../applying/shop-units.ts';
import type { OfferedOrder } from './read-orders.ts';

/** Orders in the words of CommerceML. */

type Form = Pick<Settings['exchange'], 'ordersInContainer' | 'currencyName'>;

/** Without orders it is a document with none: 1C takes an empty answer for a mistake. */
export const ordersXml = (orders: OfferedOrder[], form: Form, now: Date): string =>
  `${ordersBeginning(form, now)}${documentsXml(orders, form)}${ORDERS_END}`;

export function ordersBeginning({ ordersInContainer }: Form, now: Date): string {
  const schema = ordersInContainer ? '3.1' : '2.08';
  return `<КоммерческаяИнформация ВерсияСхемы="${schema}" ДатаФормирования="${localTime(now).join('T')}">`;
}

export const ORDERS_END = '</КоммерческаяИнформация>';

export const documentsXml = (orders: OfferedOrder[], form: Form): string =>
  orders
    .map((order) => ({ Документ: documentOf(asSoldIn1c(order), form) }))
    .map((one) => elementsXml(form.ordersInContainer ? { Контейнер: one } : one))
    .join('');

/** What has left of a cancelled order is sold: to 1C it is an order of that, and all of it is done. */
function asSoldIn1c(order: OfferedOrder): OfferedOrder {
  const lines = order.lines.filter(({ sent }) => sent > 0).map(ofSent);
  if (order.status !== 'cancelled' || lines.length === 0) return order;
  const total = lines.reduce((sum, line) => sum + line.total, order.delivery_fee);
  return { ...order, status: 'completed', lines, total };
}

function ofSent(line: OfferedOrder['lines'][number]) {
  const { sent: quantity } = line;
  return { ...line, quantity, total: lineTotal({ ...asPriced(line), quantity }) };
}

function documentOf(order: OfferedOrder, { currencyName }: Form): Elements {
  const [date = '', time = ''] = localTime(order.created_at);
  return {
    Ид: order.id,
    Номер: order.id,
    Дата: date,
    Время: time,
    ХозОперация: 'Заказ товара',
    Роль: 'Продавец',
    Валюта: currencyName,
    Курс: '1',
    Сумма: lei(order.total),
    Комментарий: order.comment,
    Контрагенты: { Контрагент: buyerOf(order) },
    Товары: { Товар: [...order.lines.map(lineOf), ...deliveryOf(order)] },
    ЗначенияРеквизитов: requisites([
      ['Статус заказа', statusNames[order.status]],
      ['Дата изменения статуса', localTime(order.status_since).join(' ')],
      ['Метод оплаты', payMethodNames[order.pay_method]],
      ['Способ доставки', deliveryNames[order.delivery_type]],
      ['Адрес доставки', placeOf(order)],
      ['Заказ оплачен', String(order.payment_status === 'paid')],
      ['Отменен', String(order.status === 'cancelled')],
      ['Финальный статус', String(['completed', 'cancelled'].includes(order.status))],
    ]),
  };
}

function buyerOf(order: OfferedOrder): Elements {
  const name = order.company || order.name;
  const contacts = { ТелефонРабочий: order.phone, Почта: order.email };
  return {
    Ид: `customer-${order.customer_id}`,
    Наименование: name,
    Роль: 'Покупатель',
    ПолноеНаименование: name,
    ОфициальноеНаименование: order.company || undefined,
    ИНН: order.idno || undefined,
    ЮридическийАдрес: order.legal_address ? { Представление: order.legal_address } : undefined,
    Адрес: { Представление: placeOf(order) },
    Контакты: {
      Контакт: Object.entries(contacts).flatMap(([Тип, Значение]) =>
        Значение ? { Тип, Значение } : [],
      ),
    },
    ЗначенияРеквизитов: order.tva ? requisites([['Код НДС', order.tva]]) : undefined,
  };
}

const placeOf = ({ city, suburb, address }: OfferedOrder) =>
  [city, suburb, address].filter(Boolean).join(', ');

/** What 1C counts in coils is sold here by the metre: it is told in its own units. */
function lineOf(line: OfferedOrder['lines'][number]): Elements {
  const factor = Math.max(1, line.factor);
  const count = Math.max(0.001, Number((line.quantity / factor).toFixed(3)));
  const regular = lineTotal({ ...asPriced(line), is_promotion: false });
  const discount = regular - line.total;
  // Attributes that people have said a property of 1C is; the others are requisites by their name.
  const known = line.facts.flatMap(({ property, value }) =>
    property === null ? [] : { Ид: property, Значение: value },
  );
  const unknown = line.facts.filter(({ property }) => property === null);
  return {
    Ид: line.external_id ?? `product-${line.product_id}`,
    Артикул: line.code,
    Наименование: line.title_ru || line.title_ro,
    ...baseUnit(line),
    ЗначенияСвойств: known.length > 0 ? { ЗначенияСвойства: known } : undefined,
    ЦенаЗаЕдиницу: unitPrice(line, factor, count),
    Количество: String(count),
    Сумма: lei(line.total),
    Скидки:
      discount > 0
        ? { Скидка: { Наименование: 'Акция', Сумма: lei(discount), УчтеноВСумме: 'true' } }
        : undefined,
    Налоги: taxesOf(line.total, line.vat_rate),
    ЗначенияРеквизитов: requisites([
      ['ВидНоменклатуры', 'Товар'],
      ['ТипНоменклатуры', 'Товар'],
      ...unknown.map(({ title, value }): [string, string] => [title, value]),
    ]),
  };
}

/**
 * The document is with VAT throughout, and 1C multiplies for itself: a price has as many digits as it
 * takes for that to come to the sum, which for one agreed without VAT may be a ban off its own.
 */
function unitPrice(line: OfferedOrder['lines'][number], factor: number, count: number): string {
  const own = paidPrice(presentPrices(line));
  const each = toLei(line.total) / count;
  const prices = [
    (own * factor).toFixed(4),
    ...[4, 5, 6, 7, 8, 9].map((digits) => each.toFixed(digits)),
  ];
  // 1C counts in decimals: half a ban is half a ban to it.
  const sumOf = (price: string) => toBani(Number((Number(price) * count).toFixed(6)));
  const price = prices.find((one) => sumOf(one) === line.total);
  return (price ?? each.toFixed(10)).replace(/(\.\d\d\d*?)0+$/, '$1');
}

/** As 1C has said it; of goods it does not know, by the classifier of units. */
function baseUnit({ unit_said: from1c, unit, unit_ru }: OfferedOrder['lines'][number]): Elements {
  const code = from1c === null ? codeOfUnit(unit) : from1c.code || codeByName(from1c.title);
  return { [`БазоваяЕдиница${code && ` Код="${escapeXml(code)}"`}`]: from1c?.title || unit_ru };
}

const deliveryOf = ({ delivery_fee: fee }: OfferedOrder): Elements[] =>
  fee === 0
    ? []
    : [
        {
          Ид: 'ORDER_DELIVERY',
          Наименование: 'Доставка заказа',
          'БазоваяЕдиница Код="796"': 'шт',
          ЦенаЗаЕдиницу: lei(fee),
          Количество: '1',
          Сумма: lei(fee),
          Налоги: taxesOf(fee, STANDARD_VAT_RATE),
          ЗначенияРеквизитов: requisites([
            ['ВидНоменклатуры', 'Услуга'],
            ['ТипНоменклатуры', 'Услуга'],
          ]),
        },
      ];

const taxesOf = (gross: number, rate: number): Elements => ({
  Налог: {
    Наименование: 'НДС',
    УчтеноВСумме: 'true',
    Ставка: String(rate),
    Сумма: lei(splitVat(gross, rate).vat),
  },
});

/** As `info` names them, so that the accountant can map them. */
export const statusNames = {
  new: 'Новый',
  confirmed: 'Подтверждён',
  packed: 'Собран',
  shipped: 'Отправлен',
  ready_for_pickup: 'Готов к выдаче',
  completed: 'Выполнен',
  cancelled: 'Отменён',
} as const;
const payMethodNames = {
  cash: 'Наличные',
  card: 'Карта',
  transfer: 'Перечисление',
} as const;
const deliveryNames = {
  courier: 'Курьер',
  in_shop: 'В магазине',
  pickup: 'Самовывоз',
} as const;

const requisites = (named: [name: string, value: string][]): Elements => ({
  ЗначениеРеквизита: named.map(([Наименование, Значение]) => ({ Наименование, Значение })),
});

const lei = (bani: number) => toLei(bani).toFixed(2);

/** 1C knows no zones: its clock is the shop's. */
function localTime(at: Date): string[] {
  const shown = at.toLocaleString('sv-SE', { timeZone: 'Europe/Chisinau' });
  return shown.split(' ');
}

/** The names of our states, ways to pay and to deliver: the accountant maps them to 1C's own. */
export function directoryXml(): string {
  const named = (names: Record<string, string>) =>
    Object.entries(names).map(([Ид, Название]) => ({ Ид, Название }));
  return elementsXml({
    Справочник: {
      Статусы: { Элемент: named(statusNames) },
      ПлатежныеСистемы: { Элемент: named(payMethodNames) },
      СлужбыДоставки: { Элемент: named(deliveryNames) },
    },
  });
}
