import { documentNames } from '../../../../contract/document-names.ts';
import type { VatTotals } from '../../../../contract/vat-totals.ts';
import { paymentWords } from '../../letters/templates/payment-words.ts';
import { formatBani, formatDay } from '../format.ts';
import type { ProformaContent } from '../proforma/content.ts';
import { type Said, said } from './page-layout.ts';

export const words = {
  ...paymentWords,
  title: documentNames.proforma,
  seller: said('Furnizor', 'Поставщик'),
  buyer: said('Cumpărător', 'Покупатель'),
  columns: {
    place: said('Nr.', '№'),
    goods: said('Denumirea și codul', 'Наименование и код'),
    unit: said('UM', 'Ед.'),
    quantity: said('Cant.', 'Кол-во'),
    unitNet: said('Preț fără TVA, lei', 'Цена без НДС'),
    net: said('Suma fără TVA, lei', 'Сумма без НДС'),
    rate: said('TVA', 'НДС'),
    vat: said('Suma TVA, lei', 'Сумма НДС'),
    gross: said('Suma cu TVA, lei', 'Сумма с НДС'),
  },
  totalGross: said('Total cu TVA', 'Итого с НДС'),
  paid: said('Achitat', 'Оплачено'),
  inWords: said('Suma în litere', 'Сумма прописью'),
  qr: said('Datele plății, ca text', 'Реквизиты текстом'),
  terms: said('Condiții', 'Условия'),
  electronic: said(
    'Document electronic, valabil fără semnătură și ștampilă.',
    'Электронный документ, действителен без подписи и печати.',
  ),
  issuedBy: (name: string) => said(`Emis de: ${name}`, `Выписал(а): ${name}`),
  issuedByShop: (shop: string) =>
    said(`Emis de magazinul online ${shop}`, `Выписан интернет-магазином ${shop}`),
};

/** For the bank's form, so in Romanian in either version. */
export function paymentText({ number, issuedOn, paid }: ProformaContent, { vat }: VatTotals) {
  if (paid) return `Plata restului conform contului nr. ${number} din ${formatDay(issuedOn)}`;
  const tax = vat.reduce((sum, { amount }) => sum + amount, 0);
  return `Plata conform contului nr. ${number} din ${formatDay(issuedOn)}, inclusiv TVA ${formatBani(tax)} lei`;
}

export function terms({ delivery, validUntil, hasCut }: ProformaContent): Said[] {
  const place = delivery.place && `: ${delivery.place}`;
  const ways = {
    courier: said(`Livrare prin curier${place}.`, `Доставка курьером${place}.`),
    in_shop: said('Marfa se predă în magazin.', 'Товар выдаётся в магазине.'),
    pickup: said('Marfa se ridică de la depozit.', 'Товар забирают со склада.'),
  };
  return [
    said(
      'Marfa se livrează după ce banii intră în contul furnizorului.',
      'Товар отгружается после поступления денег на счёт поставщика.',
    ),
    said(
      `Marfa este rezervată până la ${formatDay(validUntil)}.`,
      `Товар отложен до ${formatDay(validUntil)}.`,
    ),
    ways[delivery.type],
    ...(hasCut
      ? [
          said(
            'Cablul tăiat la lungimea comandată nu se schimbă și nu se restituie dacă corespunde comenzii.',
            'Кабель, отрезанный под заказ, не обменивается и не возвращается, если он соответствует заказу.',
          ),
        ]
      : []),
    said(
      'Acest cont nu este factură fiscală; factura se eliberează la predarea mărfii.',
      'Этот счёт не является налоговой накладной; она выдаётся при передаче товара.',
    ),
  ];
}
