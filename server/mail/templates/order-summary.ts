import { formatAmount } from '../../../contract/amount.ts';
import type { DeliveryType, PayMethod } from '../../../contract/constants.ts';
import type { Locale } from '../../../contract/locale.ts';
import { formatLei } from '../../../contract/money.ts';
import type { Order } from '../../../contract/shapes/order.ts';
import { writtenShopTime } from '../../../contract/shop-time.ts';
import { emailLabel } from '../compose-letter.ts';
import { type Block, type Fact, phoneLink } from '../letter.ts';

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
    district: 'Raion sau municipiu',
    locality: 'Localitate',
    address: 'Strada și numărul',
    payMethod: 'Metoda de plată',
    comment: 'Comentariu',
    products: 'Lista produselor',
    code: 'cod',
    insteadOf: 'în loc de',
    productsCost: 'Costul produselor',
    discount: 'Reducere',
    deliveryFee: 'Taxa de livrare',
    free: 'gratuit',
    total: 'Total',
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
    district: 'Район или муниципий',
    locality: 'Населённый пункт',
    address: 'Улица и номер дома',
    payMethod: 'Способ оплаты',
    comment: 'Комментарий',
    products: 'Список товаров',
    code: 'код',
    insteadOf: 'вместо',
    productsCost: 'Стоимость товаров',
    discount: 'Скидка',
    deliveryFee: 'Стоимость доставки',
    free: 'бесплатно',
    total: 'Итого',
  },
} as const satisfies Record<Locale, Record<string, string>>;

const deliveries: Record<Locale, Record<DeliveryType, string>> = {
  ro: { courier: 'Curier', in_shop: 'În magazin', pickup: 'Ridicare personală' },
  ru: { courier: 'Курьер', in_shop: 'В магазине', pickup: 'Самовывоз' },
};
const payments: Record<Locale, Record<PayMethod, string>> = {
  ro: { cash: 'Numerar', card: 'Card bancar online', transfer: 'Transfer bancar' },
  ru: { cash: 'Наличными', card: 'Банковской картой онлайн', transfer: 'Банковским переводом' },
};

const NO_BREAK = '\u00a0';

/** The whole order as the customer and the shop both read it. */
export function orderSummary(order: Order, locale: Locale): Block[] {
  const label = words[locale];
  const lei = (amount: number) => formatLei(amount, locale);
  const facts: Fact[] = [
    { label: label.number, value: order.number },
    { label: label.placed, value: writtenShopTime(order.created_at) },
    { label: label.name, value: order.name },
    { label: label.phone, value: order.phone, link: phoneLink(order.phone) },
    { label: emailLabel[locale], value: order.email },
    { label: label.company, value: order.company },
    { label: label.idno, value: order.idno },
    { label: label.deliveryType, value: deliveries[locale][order.delivery_type] },
    { label: label.district, value: order.city },
    { label: label.locality, value: order.suburb },
    { label: label.address, value: order.address },
    { label: label.payMethod, value: payments[locale][order.pay_method] },
  ];
  return [
    { kind: 'facts', title: label.order, rows: facts.filter(({ value }) => value.trim() !== '') },
    ...(order.comment.trim() === ''
      ? []
      : [{ kind: 'quote' as const, title: label.comment, text: order.comment }]),
    {
      kind: 'goods',
      title: label.products,
      lines: order.products.map(
        ({ title, code, units, price, promotion_price, quantity, total }) => {
          const instead = promotion_price === null ? '' : ` (${label.insteadOf} ${lei(price)})`;
          const each = `${formatAmount(quantity, units)} ×${NO_BREAK}${lei(promotion_price ?? price)}${instead}`;
          return { title, detail: `${label.code} ${code}, ${each}`, total: lei(total) };
        },
      ),
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
      ],
      total: { label: label.total, value: lei(order.total) },
    },
  ];
}
