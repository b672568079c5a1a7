import { BYTE_ORDER_MARK, csvLine } from '../../../contract/csv.ts';
import { keepFile } from '../../api/download.ts';
import { locale } from '../../i18n.ts';

const headings = {
  ro: [
    'Cod',
    'Denumirea',
    'UM',
    'Preț, lei',
    'Stoc',
    'Cod de bare',
    'Secțiune, mm²',
    'Curent nominal, A',
    'Culoare',
    'Garanție, luni',
  ],
  ru: [
    'Код',
    'Наименование',
    'Ед. изм.',
    'Цена, lei',
    'Остаток',
    'Штрихкод',
    'Сечение жилы, мм²',
    'Номинальный ток, А',
    'Цвет',
    'Гарантия, мес.',
  ],
};

const rows = {
  ro: [
    ['VVG-3x2.5', 'Cablu VVGng(A)-LS 3x2,5', 'm', 29.4, 860, '4849900000026', 2.5, '', 'negru', 24],
    ['SOC-16-01', 'Priză 16 A cu împământare', 'buc', 46.5, 85, '4849900000064', '', 16, 'alb', 24],
  ],
  ru: [
    [
      'VVG-3x2.5',
      'Кабель ВВГнг(А)-LS 3х2,5',
      'м',
      29.4,
      860,
      '4849900000026',
      2.5,
      '',
      'чёрный',
      24,
    ],
    [
      'SOC-16-01',
      'Розетка 16 А с заземлением',
      'шт',
      46.5,
      85,
      '4849900000064',
      '',
      16,
      'белый',
      24,
    ],
  ],
};

/** A table as the shop reads it, to begin one's own with. */
export function keepSample() {
  const table = [headings[locale], ...rows[locale]].map(csvLine).join('');
  keepFile(
    new Blob([BYTE_ORDER_MARK + table], { type: 'text/csv' }),
    locale === 'ru' ? 'primer-importa.csv' : 'exemplu-import.csv',
  );
}
