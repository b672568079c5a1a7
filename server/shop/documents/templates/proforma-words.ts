import { documentNames } from '../../../../contract/document-names.ts';
import type { VatTotals } from '../../../../contract/vat-totals.ts';
import { paymentWords } from '../../letters/templates/payment-words.ts';
import { formatBani, formatDay } from '../format.ts';
import type { ProformaContent } from '../proforma/content.ts';
import { type Bilingual, bilingual } from './page-layout.ts';

export const words = {
  ...paymentWords,
  title: documentNames.proforma,
  seller: bilingual('Furnizor', 'Поставщик'),
  buyer: bilingual('Cumpărător', 'Покупатель'),
  columns: {
    place: bilingual('Nr.', '№'),
    goods: bilingual('Denumirea și codul', 'Наименование и код'),
    unit: bilingual('UM', 'Ед.'),
    quantity: bilingual('Cant.', 'Кол-во'),
    unitNet: bilingual('Preț fără TVA, lei', 'Цена без НДС'),
    net: bilingual('Suma fără TVA, lei', 'Сумма без НДС'),
    rate: bilingual('TVA', 'НДС'),
    vat: bilingual('Suma TVA, lei', 'Сумма НДС'),
    gross: bilingual('Suma cu TVA, lei', 'Сумма с НДС'),
  },
  totalGross: bilingual('Total cu TVA', 'Итого с НДС'),
  paid: bilingual('Achitat', 'Оплачено'),
  inWords: bilingual('Suma în litere', 'Сумма прописью'),
  qr: bilingual('Datele plății, ca text', 'Реквизиты текстом'),
  terms: bilingual('Condiții', 'Условия'),
  electronic: bilingual(
    'Document electronic, valabil fără semnătură și ștampilă.',
    'Электронный документ, действителен без подписи и печати.',
  ),
  issuedBy: (name: string) => bilingual(`Emis de: ${name}`, `Выписал(а): ${name}`),
  issuedByShop: (shop: string) =>
    bilingual(`Emis de magazinul online ${shop}`, `Выписан интернет-магазином ${shop}`),
};

/** For the bank's form, so in Romanian in either version. */
export function paymentText({ number, issuedOn, paid }: ProformaContent, { vat }: VatTotals) {
  if (paid) return `Plata restului conform contului nr. ${number} din ${formatDay(issuedOn)}`;
  const tax = vat.reduce((sum, { amount }) => sum + amount, 0);
  return `Plata conform contului nr. ${number} din ${formatDay(issuedOn)}, inclusiv TVA ${formatBani(tax)} lei`;
}

export function terms({ delivery, validUntil, hasCut }: ProformaContent): Bilingual[] {
  const place = delivery.place && `: ${delivery.place}`;
  const ways = {
    courier: bilingual(`Livrare prin curier${place}.`, `Доставка курьером${place}.`),
    in_shop: bilingual('Marfa se predă în magazin.', 'Товар выдаётся в магазине.'),
    pickup: bilingual('Marfa se ridică de la depozit.', 'Товар забирают со склада.'),
  };
  return [
    bilingual(
      'Marfa se livrează după ce banii intră în contul furnizorului.',
      'Товар отгружается после поступления денег на счёт поставщика.',
    ),
    bilingual(
      `Marfa este rezervată până la ${formatDay(validUntil)}.`,
      `Товар отложен до ${formatDay(validUntil)}.`,
    ),
    ways[delivery.type],
    ...(hasCut
      ? [
          bilingual(
            'Cablul tăiat la lungimea comandată nu se schimbă și nu se restituie dacă corespunde comenzii.',
            'Кабель, отрезанный под заказ, не обменивается и не возвращается, если он соответствует заказу.',
          ),
        ]
      : []),
    bilingual(
      'Acest cont nu este factură fiscală; factura se eliberează la predarea mărfii.',
      'Этот счёт не является налоговой накладной; она выдаётся при передаче товара.',
    ),
  ];
}
