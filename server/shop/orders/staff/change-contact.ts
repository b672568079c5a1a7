import { dueOf, owedBack, paidOf, paymentState } from '../../../../contract/order-money.ts';
import { mayGoElsewhere } from '../../../../contract/order-transitions.ts';
import type { ContactChange } from '../../../../contract/staff/orders/forms.ts';
import { type Actor, type Changing, change } from '../../../base/changes/change.ts';
import { invalid } from '../../../base/changes/refused.ts';
import type { Shop } from '../../shop.ts';
import { lockOrder, type OrderRow } from '../lock-order.ts';
import { tellCustomer } from '../order-mails.ts';
import { writeOrderSearch } from '../order-search.ts';
import { promiseAnew } from '../promise-day.ts';
import { linesOf } from '../queries.ts';
import { resolveDestination } from '../resolve-destination.ts';
import { saveOrder } from '../save-order.ts';
import { knownOf } from '../write-order.ts';
import { nextSums } from './next-sums.ts';

type Way = Pick<ContactChange, 'delivery_type' | 'city_id' | 'suburb_id' | 'address'>;
type Fields = { [Name in (typeof names)[number]]?: OrderRow[Name] | undefined };

/** Who an order is for, where it goes and how it is paid; another way may cost another fee. */
export const changeContact = (
  shop: Shop,
  actor: Actor,
  orderId: string,
  { version: seen, delivery_type, city_id, suburb_id, address, ...people }: ContactChange,
) =>
  change(shop.db, actor, async (changing) => {
    const order = await lockOrder(changing, orderId, { seen });
    const way = await wayOf(changing, order, { delivery_type, city_id, suburb_id, address });
    const lines = await linesOf(changing.trx, [orderId]);
    const isElsewhere = differing(order, way).length > 0;
    if (isElsewhere && !mayGoElsewhere(order.status)) {
      throw invalid({ delivery_type: ['STAFF.ORDER_LEFT'] });
    }
    const totals = isElsewhere
      ? nextSums(shop.settings(), { ...order, lines }, { ...order, ...way, lines })
      : null;
    const company = await companyOf(changing, order, people);
    const fields: Fields = { ...people, ...way, ...company, ...totals };
    const changed = differing(order, fields);
    if (changed.length === 0) return;
    const isOther = (...some: (typeof names)[number][]) =>
      some.some((name) => changed.includes(name));
    // Another way, or another payment, is another promise.
    const next: OrderRow = { ...order, ...valuesOf(changed, fields) };
    const isOtherMoney = paymentState(next) !== order.payment_state;
    const promised =
      (isOther('delivery_type', 'district_id', 'pay_method') || isOtherMoney) &&
      mayGoElsewhere(order.status)
        ? await promiseAnew(shop.settings(), changing.trx, {
            ...next,
            balance: paidOf(next) - dueOf(next),
          })
        : {};
    const moneyOf = (row: OrderRow) => ({
      ...(isOtherMoney && { payment_state: paymentState(row) }),
      ...(isOther('total') && { owed_back: owedBack(row) }),
    });
    const saved = await saveOrder(changing, order, {
      fields: { ...fields, ...promised },
      event: {
        kind: 'contact',
        before: { ...valuesOf(changed, order), ...moneyOf(order) },
        after: { ...valuesOf(changed, next), ...moneyOf(next) },
      },
    });
    await writeOrderSearch(changing.trx, saved, lines);
    // Nothing changes what is asked for, or the paper that asks for it, without word of it.
    const isAsked = saved.pay_method === 'transfer' && saved.balance < 0;
    if (isOther('total', 'pay_method') || isOtherMoney || (isAsked && isOther(...ofCompany))) {
      await tellCustomer(shop, changing, saved, 'changed');
    }
  });

const valuesOf = (changed: (typeof names)[number][], side: Fields) =>
  Object.fromEntries(changed.map((name) => [name, side[name]]));

const ofCompany = ['company', 'idno', 'tva', 'legal_address'] as const;

/** Another company has no VAT code and no address of the former one: its own, as far as known. */
async function companyOf(
  { trx }: Changing,
  order: OrderRow,
  { company = order.company, idno = order.idno, tva, legal_address }: Partial<OrderRow>,
) {
  const isSame = idno === order.idno && (idno !== '' || company === order.company);
  if (isSame) return {};
  const customer = await trx
    .selectFrom('customer')
    .select(['idno', 'tva', 'legal_address'])
    .where('id', '=', order.customer_id)
    .executeTakeFirstOrThrow();
  const known = knownOf(customer, idno);
  return { tva: tva || known.tva, legal_address: legal_address || known.legal_address };
}

/** Where the order goes by now; empty if the change does not name it. */
async function wayOf({ trx }: Changing, order: OrderRow, way: Way) {
  if (Object.values(way).every((value) => value === undefined)) return {};
  const deliveryType = way.delivery_type ?? order.delivery_type;
  const wanted = {
    city_id: way.city_id === undefined ? order.district_id : way.city_id,
    suburb_id: way.suburb_id === undefined ? order.locality_id : way.suburb_id,
    address: way.address ?? order.address,
  };
  const found = await resolveDestination(trx, deliveryType, wanted, order.locale);
  if ('fields' in found) {
    const { city, suburb } = found.fields;
    throw invalid(city ? { city_id: city } : { suburb_id: suburb ?? ['VALIDATE.LOCALITY'] });
  }
  if (deliveryType === 'courier' && found.address === '') {
    throw invalid({ address: ['VALIDATE.ADDRESS'] });
  }
  return {
    delivery_type: deliveryType,
    district_id: found.districtId,
    locality_id: found.localityId,
    city: found.city,
    suburb: found.suburb,
    address: found.address,
  };
}

const names = [
  'name',
  'phone',
  'email',
  'company',
  'idno',
  'tva',
  'legal_address',
  'comment',
  'pay_method',
  'delivery_type',
  'district_id',
  'locality_id',
  'city',
  'suburb',
  'address',
  'products_cost',
  'discount',
  'delivery_fee',
  'total',
] as const satisfies (keyof OrderRow)[];

/** Which of the given fields are others than the order has. What is left out stays as it is. */
const differing = (order: OrderRow, fields: Fields) =>
  names.filter((name) => fields[name] !== undefined && fields[name] !== order[name]);
