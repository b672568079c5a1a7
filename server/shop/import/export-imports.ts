import { sql } from 'kysely';
import type { RowOutcome } from '../../../contract/import/options.ts';
import type { Locale } from '../../../contract/locale.ts';
import { writtenShopTime } from '../../../contract/shop-time.ts';
import {
  countsOf,
  importFieldNames,
  outcomeNames,
  outcomeOfRow,
  stageNames,
  stageOf,
} from '../../../contract/staff/import-words.ts';
import type { ImportedRow, ImportRun } from '../../../contract/staff/imports.ts';
import { productStateNames } from '../../../contract/staff/product-state-names.ts';
import type { Database } from '../../base/database/connect.ts';
import { pageOf } from '../../base/database/page-of.ts';
import {
  type Asked,
  type Column,
  exportList,
  type Taking,
} from '../../base/exports/export-list.ts';
import { listImports, readImport } from './list-imports.ts';
import { presentRow } from './present-import.ts';

const counted = (outcome: RowOutcome): Column<ImportRun> => ({
  title: { ro: outcomeNames.ro[outcome], ru: outcomeNames.ru[outcome] },
  cell: (run) => run.found && countsOf(run)[outcome],
});

const runColumns: Column<ImportRun>[] = [
  { title: { ro: 'Nr.', ru: '№' }, cell: ({ id }) => id },
  { title: { ro: 'Fișierul', ru: 'Файл' }, cell: ({ file_name }) => file_name, width: 32 },
  { title: { ro: 'Furnizorul', ru: 'Поставщик' }, cell: ({ supplier }) => supplier, width: 24 },
  {
    title: { ro: 'Încărcat', ru: 'Загружен' },
    cell: ({ created_at }) => writtenShopTime(created_at),
  },
  { title: { ro: 'De', ru: 'Кем' }, cell: ({ brought_by }) => brought_by },
  {
    title: { ro: 'Starea', ru: 'Состояние' },
    cell: (run, locale) => stageNames[locale][stageOf(run)],
  },
  { title: { ro: 'Rânduri', ru: 'Строк' }, cell: ({ found }) => found?.rows ?? null },
  counted('changed'),
  counted('new'),
  counted('same'),
  counted('refused'),
];

/** Every table that was brought, as a table. */
export const exportImports = (db: Database, by: Taking) =>
  exportList(db, by, {
    name: 'imports',
    columns: runColumns,
    filters: {},
    read: (page: Asked<number>) => listImports(db, page, by.locale),
  });

const words = {
  ro: {
    promotion: 'Promoția',
    state: 'Starea',
    stock: 'stoc',
    empty: 'gol',
    picture: 'imaginea',
    document: 'documentul',
  },
  ru: {
    promotion: 'Акция',
    state: 'Состояние',
    stock: 'остаток',
    empty: 'пусто',
    picture: 'картинка',
    document: 'документ',
  },
};

/** `Preț: 12 → 13`, or what the new product will be, or which file it brings. */
function changesIn({ changes, creates, file }: ImportedRow, locale: Locale): string {
  const said = (value: string | number) =>
    typeof value === 'number' ? String(value).replace('.', ',') : value || words[locale].empty;
  const states: Record<string, string> = productStateNames[locale];
  const stateIn = (value: string | number) => states[value] ?? String(value);
  const nameOf = (field: (typeof changes)[number]['field']) =>
    field === 'promotion'
      ? words[locale].promotion
      : field === 'state'
        ? words[locale].state
        : importFieldNames[locale][field];
  return [
    ...(file ? [`${words[locale][file.kind]} ${file.place}`] : []),
    ...(creates
      ? [
          [
            `${said(creates.price)} lei / ${creates.unit}`,
            creates.category,
            creates.brand,
            `${words[locale].stock}: ${creates.stock ?? 0}`,
          ].join(' · '),
        ]
      : []),
    ...changes.map(({ field, from, to }) => {
      const inWords = field === 'state' ? stateIn : said;
      return `${nameOf(field)}: ${inWords(from)} → ${inWords(to)}`;
    }),
  ].join('; ');
}

const rowColumns: Column<ImportedRow>[] = [
  { title: { ro: 'Rândul', ru: 'Строка' }, cell: ({ row }) => row },
  { title: { ro: 'Cod', ru: 'Код' }, cell: ({ key }) => key, width: 20 },
  { title: { ro: 'Denumirea', ru: 'Наименование' }, cell: ({ title }) => title, width: 40 },
  {
    title: { ro: 'Rezultatul', ru: 'Результат' },
    cell: ({ outcome }, locale) => outcomeOfRow[locale][outcome],
  },
  { title: { ro: 'Ce se schimbă', ru: 'Что меняется' }, cell: changesIn, width: 40 },
  {
    title: { ro: 'Observații', ru: 'Замечания' },
    cell: ({ problems }) => problems.map(({ text }) => text).join('; '),
    width: 40,
  },
];

/** The rows of one, those of an outcome or all; null: no such import. */
export async function exportImportRows(
  db: Database,
  id: number,
  filters: { outcome?: RowOutcome | undefined },
  by: Taking,
) {
  if (!(await readImport(db, id, { limit: 1 }, by.locale))) return null;
  return exportList(db, by, {
    name: `import ${id}`,
    columns: rowColumns,
    filters,
    async read({ before: after, limit }: Asked<number>) {
      const found = await readImport(db, id, { ...filters, after, limit }, by.locale);
      return { results: found?.rows ?? [], next: found?.next ?? null };
    },
  });
}

/** One cell of the file that was not taken as it stands. */
type Reported = Pick<ImportedRow, 'row' | 'key' | 'title'> & {
  column: string;
} & ImportedRow['problems'][number];

const levels: Record<Reported['level'], Record<Locale, string>> = {
  refused: { ro: 'rândul nu s-a preluat', ru: 'строка не принята' },
  'left-out': { ro: 'valoarea nu s-a preluat', ru: 'значение не принято' },
  note: { ro: 'preluat, verificați', ru: 'принято, проверьте' },
};

const reportColumns: Column<Reported>[] = [
  { title: { ro: 'Rândul', ru: 'Строка' }, cell: ({ row }) => row },
  { title: { ro: 'Cod', ru: 'Код' }, cell: ({ key }) => key },
  { title: { ro: 'Denumirea', ru: 'Наименование' }, cell: ({ title }) => title },
  { title: { ro: 'Coloana', ru: 'Столбец' }, cell: ({ column }) => column },
  { title: { ro: 'Scris în fișier', ru: 'Написано в файле' }, cell: ({ value }) => value },
  { title: { ro: 'Ce nu este bine', ru: 'Что не так' }, cell: ({ text }) => text },
  { title: { ro: 'Propunere', ru: 'Предложение' }, cell: ({ proposal }) => proposal },
  { title: { ro: 'Urmarea', ru: 'Результат' }, cell: ({ level }, locale) => levels[level][locale] },
];

/** What was wrong with a table, for whoever wrote it; null: no such import. */
export async function reportImport(db: Database, id: number, by: Taking) {
  const found = await readImport(db, id, { limit: 1 }, by.locale);
  if (!found) return null;
  return exportList(db, by, {
    name: 'import-report',
    columns: reportColumns,
    filters: { import: id },
    read: (page: Asked<number>) => readProblems(db, found.run, page, by.locale),
  });
}

/** What the shop did with a product is no concern of whoever wrote the table. */
const isOfShop = (problem: unknown) =>
  ['ROW.RETURNS', 'ROW.ARCHIVED'].includes(Object(problem).key);

async function readProblems(
  db: Database,
  { id, found }: ImportRun,
  { before: after = 0, limit }: Asked<number>,
  locale: Locale,
) {
  const rows = await db
    .selectFrom('import_row')
    .selectAll()
    .where('run_id', '=', id)
    .where('row', '>', after)
    .where(sql<boolean>`problems <> '[]'`)
    .orderBy('row')
    .limit(limit + 1)
    .execute();
  const page = pageOf(rows, limit, ({ row }) => row);
  const results = page.results.flatMap((kept): Reported[] => {
    const ofFile = kept.problems.filter((problem) => !isOfShop(problem));
    const { row, key, title, problems } = presentRow({ ...kept, problems: ofFile }, locale);
    return problems.map((problem) => ({
      row,
      key,
      title,
      column: found?.columns[problem.field ?? ''] ?? '',
      ...problem,
    }));
  });
  return { ...page, results };
}
