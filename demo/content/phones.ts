import type { PhoneRecord } from './records.ts';

const shop = {
  phone: '+373 22 22-10-10',
  phoneToCall: '+37322221010',
  department: { ro: 'Magazin', ru: 'Магазин' },
};

const sales = {
  phone: '+373 69 40-01-00',
  phoneToCall: '+37369400100',
  department: { ro: 'Comenzi online', ru: 'Онлайн-заказы' },
};

const companies = {
  phone: '+373 79 40-02-00',
  phoneToCall: '+37379400200',
  department: { ro: 'Vânzări pentru companii', ru: 'Отдел по работе с компаниями' },
};

const cableStore = {
  phone: '+373 22 22-10-20',
  phoneToCall: '+37322221020',
  department: { ro: 'Depozit de cabluri', ru: 'Кабельный склад' },
};

const advice = {
  phone: '+373 68 40-03-00',
  phoneToCall: '+37368400300',
  department: { ro: 'Consultanță tehnică', ru: 'Техническая консультация' },
};

const service = {
  phone: '+373 78 40-04-00',
  phoneToCall: '+37378400400',
  department: { ro: 'Garanție și retur', ru: 'Гарантия и возврат' },
};

export const phones: PhoneRecord[] = [
  { ...shop, place: 'header', position: 1 },
  { ...sales, place: 'header', position: 2 },
  { ...companies, place: 'related', position: 1 },
  { ...cableStore, place: 'related', position: 2 },
  { ...advice, place: 'related', position: 3 },
  { ...service, place: 'related', position: 4 },
  { ...shop, place: 'footer', position: 1 },
  { ...sales, place: 'footer', position: 2 },
  { ...companies, place: 'footer', position: 3 },
];
