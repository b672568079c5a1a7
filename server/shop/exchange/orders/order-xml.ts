import { fromParts, grossParts, lineTotal, toBani, toLei } from '../../../../contract/money.ts';
import { STANDARD_VAT_RATE, splitVat } from '../../../../contract/vat.ts';
import type { Settings } from '../../../base/settings/settings.ts';
import { escapeXml } from '../../../base/xml/escape-xml.ts';
import { agreedOf, asPriced } from '../../reference/agreed-price.ts';
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
    .map((order) => documentXml(asTold(order), form))
    .map((xml) => (form.ordersInContainer ? element('Контейнер', xml) : xml))
    .join('');

/** What has left of a cancelled order is sold: to 1C it is an order of that, and all of it is done. */
function asTold(order: OfferedOrder): OfferedOrder {
  const lines = order.lines.filter(({ sent }) => sent > 0).map(ofSent);
  if (order.status !== 'cancelled' || lines.length === 0) return order;
  const total = lines.reduce((sum, line) => sum + line.total, order.delivery_fee);
  return { ...order, status: 'completed', lines, total };
}

function ofSent(line: OfferedOrder['lines'][number]) {
  const { sent: quantity } = line;
  return { ...line, quantity, total: lineTotal({ ...asPriced(line), quantity }) };
}

function documentXml(order: OfferedOrder, { currencyName }: Form): string {
  const [date = '', time = ''] = localTime(order.created_at);
  return element(
    'Документ',
    fields({
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
    }),
    element('Контрагенты', buyerXml(order)),
    element('Товары', ...order.lines.map(lineXml), deliveryXml(order)),
    element('ЗначенияРеквизитов', ...requisites(order)),
  );
}

function buyerXml(order: OfferedOrder): string {
  const name = order.company || order.name;
  const contact = (kind: string, value: string) =>
    value ? element('Контакт', fields({ Тип: kind, Значение: value })) : '';
  return element(
    'Контрагент',
    fields({
      Ид: `customer-${order.customer_id}`,
      Наименование: name,
      Роль: 'Покупатель',
      ПолноеНаименование: name,
      ...(order.company && { ОфициальноеНаименование: order.company }),
      ...(order.idno && { ИНН: order.idno }),
    }),
    order.legal_address
      ? element('ЮридическийАдрес', fields({ Представление: order.legal_address }))
      : '',
    element('Адрес', fields({ Представление: placeOf(order) })),
    element('Контакты', contact('ТелефонРабочий', order.phone), contact('Почта', order.email)),
    order.tva ? element('ЗначенияРеквизитов', requisite('Код НДС', order.tva)) : '',
  );
}

const placeOf = ({ city, suburb, address }: OfferedOrder) =>
  [city, suburb, address].filter(Boolean).join(', ');

/** What 1C counts in coils is sold here by the metre: it is told in its own units. */
function lineXml(line: OfferedOrder['lines'][number]): string {
  const factor = Math.max(1, line.factor);
  const count = Math.max(0.001, Number((line.quantity / factor).toFixed(3)));
  const regular = lineTotal({ ...asPriced(line), is_promotion: false });
  const discount = regular - line.total;
  return element(
    'Товар',
    fields({
      Ид: line.external_id ?? `product-${line.product_id}`,
      Артикул: line.code,
      Наименование: line.title_ru || line.title_ro,
    }),
    baseUnit(line),
    propertiesXml(line),
    fields({
      ЦенаЗаЕдиницу: unitPrice(line, factor, count),
      Количество: String(count),
      Сумма: lei(line.total),
    }),
    discount > 0
      ? element(
          'Скидки',
          element(
            'Скидка',
            fields({ Наименование: 'Акция', Сумма: lei(discount), УчтеноВСумме: 'true' }),
          ),
        )
      : '',
    taxesXml(line.total, line.vat_rate),
    element(
      'ЗначенияРеквизитов',
      requisite('ВидНоменклатуры', 'Товар'),
      requisite('ТипНоменклатуры', 'Товар'),
      ...line.facts
        .filter(({ property }) => property === null)
        .map(({ title, value }) => requisite(title, value)),
    ),
  );
}

/**
 * The document is with VAT throughout, and 1C multiplies for itself: a price has as many digits as it
 * takes for that to come to the sum, which for one agreed without VAT may be a ban off its own.
 */
function unitPrice(line: OfferedOrder['lines'][number], factor: number, count: number): string {
  const agreed = line.promotion_price === null ? agreedOf(line) : null;
  const own = agreed ? fromParts(grossParts(agreed)) : toLei(line.promotion_price ?? line.price);
  const each = toLei(line.total) / count;
  const prices = [
    (own * factor).toFixed(4),
    ...[4, 5, 6, 7, 8, 9].map((digits) => each.toFixed(digits)),
  ];
  const price = prices.find((one) => toBani(Number(one) * count) === line.total);
  return (price ?? each.toFixed(10)).replace(/(\.\d\d\d*?)0+$/, '$1');
}

/** Attributes that people have said a property of 1C is; the others are requisites by their name. */
function propertiesXml({ facts }: OfferedOrder['lines'][number]): string {
  const known = facts.flatMap(({ property, value }) =>
    property === null
      ? []
      : [element('ЗначенияСвойства', fields({ Ид: property, Значение: value }))],
  );
  return known.length === 0 ? '' : element('ЗначенияСвойств', ...known);
}

/** As 1C has said it; of goods it does not know, by the classifier of units. */
function baseUnit({ unit_said: said, unit, unit_ru }: OfferedOrder['lines'][number]): string {
  const code = said === null ? codeOfUnit(unit) : said.code || codeByName(said.title);
  const name = said?.title || unit_ru;
  return `<БазоваяЕдиница${code && ` Код="${escapeXml(code)}"`}>${escapeXml(name)}</БазоваяЕдиница>`;
}

const deliveryXml = ({ delivery_fee }: OfferedOrder) =>
  delivery_fee === 0
    ? ''
    : element(
        'Товар',
        fields({
          Ид: 'ORDER_DELIVERY',
          Наименование: 'Доставка заказа',
        }),
        '<БазоваяЕдиница Код="796">шт</БазоваяЕдиница>',
        fields({
          ЦенаЗаЕдиницу: lei(delivery_fee),
          Количество: '1',
          Сумма: lei(delivery_fee),
        }),
        taxesXml(delivery_fee, STANDARD_VAT_RATE),
        element(
          'ЗначенияРеквизитов',
          requisite('ВидНоменклатуры', 'Услуга'),
          requisite('ТипНоменклатуры', 'Услуга'),
        ),
      );

const taxesXml = (gross: number, rate: number) =>
  element(
    'Налоги',
    element(
      'Налог',
      fields({
        Наименование: 'НДС',
        УчтеноВСумме: 'true',
        Ставка: String(rate),
        Сумма: lei(splitVat(gross, rate).vat),
      }),
    ),
  );

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
export const payMethodNames = {
  cash: 'Наличные',
  card: 'Карта',
  transfer: 'Перечисление',
} as const;
export const deliveryNames = {
  courier: 'Курьер',
  in_shop: 'В магазине',
  pickup: 'Самовывоз',
} as const;

const requisites = (order: OfferedOrder): string[] => [
  requisite('Статус заказа', statusNames[order.status]),
  requisite('Дата изменения статуса', localTime(order.status_since).join(' ')),
  requisite('Метод оплаты', payMethodNames[order.pay_method]),
  requisite('Способ доставки', deliveryNames[order.delivery_type]),
  requisite('Адрес доставки', placeOf(order)),
  requisite('Заказ оплачен', String(order.payment_status === 'paid')),
  requisite('Отменен', String(order.status === 'cancelled')),
  requisite('Финальный статус', String(['completed', 'cancelled'].includes(order.status))),
];

const requisite = (name: string, value: string) =>
  element('ЗначениеРеквизита', fields({ Наименование: name, Значение: value }));

const lei = (bani: number) => toLei(bani).toFixed(2);

/** 1C knows no zones: its clock is the shop's. */
function localTime(at: Date): string[] {
  const shown = at.toLocaleString('sv-SE', { timeZone: 'Europe/Chisinau' });
  return shown.split(' ');
}

const fields = (named: Record<string, string>) =>
  Object.entries(named)
    .map(([name, value]) => `<${name}>${escapeXml(value)}</${name}>`)
    .join('');

export const element = (name: string, ...inside: string[]) =>
  `<${name}>${inside.join('')}</${name}>`;
