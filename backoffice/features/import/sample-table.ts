import { BYTE_ORDER_MARK, csvLine } from '../../../contract/csv.ts';
import { keepFile } from '../../api/download.ts';
import { locale } from '../../i18n.ts';

type Cell = string | number;
/** What differs by language stands in Romanian, then in Russian. */
type Said = Cell | readonly [ro: Cell, ru: Cell];

/** Column by column: its heading, and what two goods have in it. */
const columns: readonly (readonly [heading: Said, cable: Said, socket: Said])[] = [
  [['Cod', 'Код'], 'VVG-3x2.5', 'SOC-16-01'],
  [
    ['Denumirea', 'Наименование'],
    ['Cablu VVGng(A)-LS 3x2,5', 'Кабель ВВГнг(А)-LS 3х2,5'],
    ['Priză 16 A cu împământare', 'Розетка 16 А с заземлением'],
  ],
  [
    ['UM', 'Ед. изм.'],
    ['m', 'м'],
    ['buc', 'шт'],
  ],
  [['Preț, lei', 'Цена, lei'], 29.4, 46.5],
  [['Stoc', 'Остаток'], 860, 85],
  [['Cod de bare', 'Штрихкод'], '4849900000026', '4849900000064'],
  [['Secțiune, mm²', 'Сечение жилы, мм²'], 2.5, ''],
  [['Curent nominal, A', 'Номинальный ток, А'], '', 16],
  [
    ['Culoare', 'Цвет'],
    ['negru', 'чёрный'],
    ['alb', 'белый'],
  ],
  [['Garanție, luni', 'Гарантия, мес.'], 24, 24],
];

/** A table as the shop reads it, to begin one's own with. */
export function keepSample() {
  const inLanguage = (said: Said) =>
    typeof said === 'object' ? said[locale === 'ru' ? 1 : 0] : said;
  const rows = ([0, 1, 2] as const).map((row) => columns.map((cells) => inLanguage(cells[row])));
  const table = rows.map(csvLine).join('');
  keepFile(
    new Blob([BYTE_ORDER_MARK + table], { type: 'text/csv' }),
    locale === 'ru' ? 'primer-importa.csv' : 'exemplu-import.csv',
  );
}
