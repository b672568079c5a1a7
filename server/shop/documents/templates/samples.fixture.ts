import { splitVat } from '../../../../contract/vat.ts';
import type { ProformaContent, ProformaLine } from '../proforma/content.ts';
import type { PrintedOrder } from '../read-orders.ts';

const titles = [
  [
    'Cablu VVGng(A)-LS 3x2.5 mm², negru, la metru',
    'Кабель ВВГнг(А)-LS 3х2,5 мм², чёрный, на метраж',
  ],
  [
    'Întrerupător automat 1P C16 4.5kA, șină DIN',
    'Автоматический выключатель 1P C16 4,5кА, на DIN-рейку',
  ],
  ['Priză dublă cu împământare, albă, seria Țesut', 'Розетка двойная с заземлением, белая'],
] as const;
export const longTitle = [
  'Cablu de alimentare cu conductoare din cupru multifilar, izolație și manta din PVC cu emisie redusă de fum și gaze, ignifug, pentru montaj fix în tuburi, canale și paturi de cabluri VVGng(A)-FRLSLTx 5x185/95-0,66/1kV',
  'Кабель силовой с медными многопроволочными жилами, с изоляцией и оболочкой из поливинилхлоридных композиций пониженной пожарной опасности, огнестойкий ВВГнг(А)-FRLSLTx 5х185/95-0,66/1кВ',
] as const;

export function sampleLine(at: number, fields: Partial<ProformaLine> = {}): ProformaLine {
  const [ro, ru] = titles[at % titles.length] ?? titles[0];
  const price = 29_40 + at * 113;
  const quantity = 50 + at;
  return {
    code: `VVG-LS-3X2.5-${100 + at}`,
    title: { ro, ru },
    unit: at % 3 === 0 ? { ro: 'm', ru: 'м' } : { ro: 'buc', ru: 'шт' },
    quantity,
    unitNet: Math.round((price * 10_000) / 120),
    vatRate: 20,
    gross: price * quantity,
    ...splitVat(price * quantity, 20),
    ...fields,
  };
}

export const sampleProforma = (fields: Partial<ProformaContent> = {}): ProformaContent => ({
  number: '125',
  issuedOn: '2026-11-15',
  validUntil: '2026-11-20',
  issuedBy: '',
  order: 'K7M2-Q9XD',
  orderedOn: '2026-11-15',
  seller: {
    shop: 'Cablaj',
    name: 'Cablaj S.R.L.',
    idno: '1014600987651',
    tva: '0609998',
    address: { ro: 'MD-2036, mun. Chișinău, str. Uzinelor 17/8', ru: 'MD-2036, мун. Кишинёв' },
    phone: '+373 22 123 456',
    email: 'comenzi@cablaj.example',
    bank: 'B.C. „Exemplubank” S.A., EXEMMD2X',
    iban: 'MD28EX000002251001498765',
  },
  buyer: {
    name: 'Electroinstal Grup S.R.L.',
    idno: '1003600012346',
    tva: '0201234',
    address: 'MD-3100, mun. Bălți, str. Ștefan cel Mare 12',
  },
  contact: { name: 'Ion Rusu', phone: '+373-69-123-456', email: 'ion@electroinstal.example' },
  delivery: { type: 'courier', place: 'mun. Bălți, Bălți, str. Ștefan cel Mare 12' },
  lines: [sampleLine(0)],
  hasCut: true,
  ...fields,
});

export const sampleSeller = sampleProforma().seller;

/** An order of so many lines; every third is cable. */
export function sampleOrder(
  lines: number,
  { id = 'K7M2-Q9XD', ...fields }: Partial<PrintedOrder['order']> = {},
): PrintedOrder {
  return {
    order: {
      id,
      customer_id: 1,
      status: 'packed',
      awaits_confirmation: false,
      locale: 'ro',
      name: 'Ion Rusu',
      phone: '+373-69-123-456',
      email: 'ion@electroinstal.example',
      company: 'Electroinstal Grup S.R.L.',
      idno: '1003600012346',
      tva: '0201234',
      legal_address: 'MD-3100, mun. Bălți, str. Ștefan cel Mare 12',
      delivery_type: 'courier',
      city: 'mun. Bălți',
      suburb: 'Bălți',
      address: 'str. Ștefan cel Mare 12',
      pay_method: 'transfer',
      payment_status: 'unpaid',
      comment: 'După ora 18, sunați la poartă',
      delivery_fee: 0,
      total: 0,
      paid: 0,
      ordered_on: '2026-11-15',
      completed_on: null,
      is_erased: false,
      ...fields,
    },
    lines: Array.from({ length: lines }, (_, at) => {
      const { code, title, unit, quantity, gross } = sampleLine(at);
      return {
        id: at + 1,
        order_id: id,
        product_id: at + 1,
        code,
        title_ro: title.ro,
        title_ru: title.ru,
        unit_ro: unit.ro,
        unit_ru: unit.ru,
        price: gross / quantity,
        promotion_price: null,
        agreed_price: null,
        agreed_basis: null,
        quantity,
        sent: 0,
        total: gross,
        is_cut: at % 3 === 0,
        one_piece: at % 3 === 0 ? at % 2 === 0 : null,
        cut_length: null,
        vat_rate: 20,
        warranty_months: at % 3 === 0 ? 0 : 24,
      };
    }),
  };
}
