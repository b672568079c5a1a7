import { formatAmount } from '../../../../contract/amount.ts';
import type { PayMethod } from '../../../../contract/constants.ts';
import type { Locale } from '../../../../contract/locale.ts';
import { formatLei, formatPrice, paidPrice, roundLei, toLei } from '../../../../contract/money.ts';
import { restToPay } from '../../../../contract/order-money.ts';
import { isPromiseOpen } from '../../../../contract/order-transitions.ts';
import { writtenPieces } from '../../../../contract/piece-words.ts';
import type { Order } from '../../../../contract/shapes/order.ts';
import { writtenShopTime } from '../../../../contract/shop-time.ts';
import { vatOfOrder } from '../../../../contract/vat-totals.ts';
import { writtenPromise } from '../../../../contract/written-day.ts';
import { emailLabel } from '../../../base/mail/compose-letter.ts';
import { type Block, type Fact, phoneLink, type Sender } from '../../../base/mail/letter.ts';
import { paymentWords } from './payment-words.ts';

const words = {
  ro: {
    order: 'Comanda',
    number: 'Număr',
    placed: 'Plasată la',
    name: 'Numele clientului',
    phone: 'Telefon',
    company: 'Compania',
    idno: 'Cod fiscal (IDNO)',
    deliveryType: 'Livrare',
    day: 'Ziua livrării',
    ready: 'Gata de ridicare',
    place: 'Unde',
    hours: 'Program',
    map: 'Pe hartă',
    district: 'Raion sau municipiu',
    locality: 'Localitate',
    address: 'Strada și numărul',
    payMethod: 'Metoda de plată',
    comment: 'Comentariu',
    products: 'Lista produselor',
    code: 'cod',
    insteadOf: 'în loc de',
    cutConsent: 'Lungimi tăiate',
    agreed: 'confirmat: nu se returnează dacă nu are defecte',
    productsCost: 'Costul produselor',
    discount: 'Reducere',
    deliveryFee: 'Taxa de livrare',
    free: 'gratuit',
    total: 'Total',
    payment: 'Plata',
    credited: 'Scăzut din total',
    paid: 'Achitat',
    refunded: 'V-am restituit',
    rest: 'Rest de plată',
    owedBack: 'Vă returnăm',
  },
  ru: {
    order: 'Заказ',
    number: 'Номер',
    placed: 'Оформлен',
    name: 'Имя клиента',
    phone: 'Телефон',
    company: 'Компания',
    idno: 'Фискальный код (IDNO)',
    deliveryType: 'Способ доставки',
    day: 'День доставки',
    ready: 'Можно забрать',
    place: 'Где',
    hours: 'Часы работы',
    map: 'На карте',
    district: 'Район или муниципий',
    locality: 'Населённый пункт',
    address: 'Улица и номер дома',
    payMethod: 'Способ оплаты',
    comment: 'Комментарий',
    products: 'Список товаров',
    code: 'код',
    insteadOf: 'вместо',
    cutConsent: 'Отрезанный кабель',
    agreed: 'подтверждено: возврату не подлежит, если нет брака',
    productsCost: 'Стоимость товаров',
    discount: 'Скидка',
    deliveryFee: 'Стоимость доставки',
    free: 'бесплатно',
    total: 'Итого',
    payment: 'Оплата',
    credited: 'Вычтено из суммы',
    paid: 'Оплачено',
    refunded: 'Мы вернули вам',
    rest: 'Осталось оплатить',
    owedBack: 'Вернём вам',
  },
} as const satisfies Record<Locale, Record<string, string>>;

const courier: Record<Locale, string> = { ro: 'Curier', ru: 'Курьер' };
const payments: Record<Locale, Record<PayMethod, string>> = {
  ro: { cash: 'Numerar', card: 'Card bancar online', transfer: 'Transfer bancar' },
  ru: { cash: 'Наличными', card: 'Банковской картой онлайн', transfer: 'Банковским переводом' },
};

const NO_BREAK = '\u00a0';

/** Where to come, and when somebody is there. */
const placeFacts = (
  { address, hours, map_link }: Sender['places']['in_shop'],
  locale: Locale,
): Fact[] => {
  const label = words[locale];
  return [
    { label: label.place, value: address },
    {
      label: label.hours,
      value: hours.map(({ period, hours: open }) => `${period} ${open}`).join(', '),
    },
    ...(map_link ? [{ label: label.map, value: map_link, link: map_link }] : []),
  ];
};

/** Companies count without VAT. */
function vatRows(order: Order, locale: Locale): Fact[] {
  const totals = vatOfOrder(order);
  if (totals === null) return [];
  const { net, vat } = totals;
  const lei = (bani: number) => formatLei(toLei(bani), locale);
  return [
    { label: paymentWords.totalNet[locale], value: lei(net) },
    ...vat.map(({ rate, amount }) => ({
      label: paymentWords.vatAt(rate)[locale],
      value: lei(amount),
    })),
  ];
}

/** The whole order as the customer and the shop both read it. */
export function orderSummary(order: Order, { locale, places }: Sender): Block[] {
  const label = words[locale];
  const lei = (amount: number) => formatLei(amount, locale);
  const price = (line: Order['products'][number]) => formatPrice(paidPrice(line), locale);
  const place = order.delivery_type === 'courier' ? null : places[order.delivery_type];
  const promise = isPromiseOpen(order.status) ? writtenPromise(order, locale) : '';
  const facts: Fact[] = [
    { label: label.number, value: order.number },
    { label: label.placed, value: writtenShopTime(order.created_at) },
    { label: label.name, value: order.name },
    { label: label.phone, value: order.phone, link: phoneLink(order.phone) },
    { label: emailLabel[locale], value: order.email },
    { label: label.company, value: order.company },
    { label: label.idno, value: order.idno },
    { label: label.deliveryType, value: place?.title ?? courier[locale] },
    { label: place ? label.ready : label.day, value: promise },
    ...(place ? placeFacts(place, locale) : []),
    { label: label.district, value: order.city },
    { label: label.locality, value: order.suburb },
    { label: label.address, value: order.address },
    { label: label.payMethod, value: payments[locale][order.pay_method] },
    { label: label.cutConsent, value: order.cut_consent_at ? label.agreed : '' },
  ];
  return [
    { kind: 'facts', title: label.order, rows: facts.filter(({ value }) => value.trim() !== '') },
    ...(order.comment.trim() === ''
      ? []
      : [{ kind: 'quote' as const, title: label.comment, text: order.comment }]),
    {
      kind: 'goods',
      title: label.products,
      lines: order.products.map((line) => {
        const { title, code, units, promotion_price, quantity, total } = line;
        const regular = { ...line, promotion_price: null };
        const inWords = writtenPieces(line, locale);
        const pieces = inWords && `, ${inWords}`;
        const instead = promotion_price === null ? '' : ` (${label.insteadOf} ${price(regular)})`;
        const each = `${formatAmount(quantity, units)} ×${NO_BREAK}${price(line)}${instead}`;
        return { title, detail: `${label.code} ${code}, ${each}${pieces}`, total: lei(total) };
      }),
    },
    {
      kind: 'sums',
      rows: [
        { label: label.productsCost, value: lei(order.products_cost) },
        { label: label.discount, value: lei(-order.discount) },
        {
          label: label.deliveryFee,
          value: order.delivery_fee === 0 ? label.free : lei(order.delivery_fee),
        },
        ...vatRows(order, locale),
      ],
      total: { label: label.total, value: lei(order.total) },
    },
    ...paidBlock(order, locale),
  ];
}

/** What was paid, where that is not what the order costs. */
function paidBlock(order: Order, locale: Locale): Block[] {
  const label = words[locale];
  const rest = restToPay(order);
  const { credited, paid, refunded, owed_back } = order;
  if (rest === 0 && owed_back === 0 && refunded === 0 && credited === 0) return [];
  const amounts = [
    { label: label.credited, amount: credited },
    // What came, with what of it went back beside it.
    { label: label.paid, amount: roundLei(paid + refunded) },
    { label: label.refunded, amount: refunded },
    { label: label.rest, amount: rest },
    { label: label.owedBack, amount: owed_back },
  ].filter(({ amount }) => amount > 0);
  const rows = amounts.map(({ label: name, amount }) => ({
    label: name,
    value: formatLei(amount, locale),
  }));
  return [{ kind: 'facts', title: label.payment, rows }];
}
