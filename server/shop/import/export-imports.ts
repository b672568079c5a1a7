import { sql } from 'kysely';
import type { RowOutcome } from '../../../contract/import/options.ts';
import type { Locale } from '../../../contract/locale.ts';
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
import { pageOf, USUAL_PAGE } from '../../base/database/page-of.ts';
import {
  type Column,
  exportList,
  exportOf,
  type Page,
  type Taking,
} from '../../base/exports/export-list.ts';
import { listImports, readImport } from './list-imports.ts';
import { presentRow } from './present-import.ts';

const counted = (outcome: RowOutcome): Column<ImportRun> => [
  outcomeNames.ro[outcome],
  outcomeNames.ru[outcome],
  (run) => run.found && countsOf(run)[outcome],
];

const runColumns: Column<ImportRun>[] = [
  ['Nr.', '№', ({ id }) => id],
  ['Fișierul', 'Файл', ({ file_name }) => file_name, 32],
  ['Furnizorul', 'Поставщик', ({ supplier }) => supplier, 24],
  ['Încărcat', 'Загружен', ({ created_at }) => created_at, 'time'],
  ['De', 'Кем', ({ brought_by }) => brought_by],
  ['Starea', 'Состояние', (run, locale) => stageNames[locale][stageOf(run)]],
  ['Rânduri', 'Строк', ({ found }) => found?.rows ?? null],
  counted('changed'),
  counted('new'),
  counted('same'),
  counted('refused'),
];

/** Every table that was brought, as a table. */
export const exportImports = exportOf(
  'imports',
  runColumns,
  ({ db }: { db: Database }, page: Page<number>, { locale }) => listImports(db, page, locale),
);

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
  const inFigures = (value: string | number) =>
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
            `${inFigures(creates.price)} lei / ${creates.unit}`,
            creates.category,
            creates.brand,
            `${words[locale].stock}: ${creates.stock ?? 0}`,
          ].join(' · '),
        ]
      : []),
    ...changes.map(({ field, from, to }) => {
      const inWords = field === 'state' ? stateIn : inFigures;
      return `${nameOf(field)}: ${inWords(from)} → ${inWords(to)}`;
    }),
  ].join('; ');
}

const rowColumns: Column<ImportedRow>[] = [
  ['Rândul', 'Строка', ({ row }) => row],
  ['Cod', 'Код', ({ key }) => key, 20],
  ['Denumirea', 'Наименование', ({ title }) => title, 40],
  ['Rezultatul', 'Результат', ({ outcome }, locale) => outcomeOfRow[locale][outcome]],
  ['Ce se schimbă', 'Что меняется', changesIn, 40],
  ['Observații', 'Замечания', ({ problems }) => problems.map(({ text }) => text).join('; '), 40],
];

/** The rows of one, those of an outcome or all; null: no such import. */
export async function exportImportRows(
  { db }: { db: Database },
  filters: { outcome?: RowOutcome | undefined },
  by: Taking,
  { id }: { id: number },
) {
  if (!(await readImport(db, id, { limit: 1 }, by.locale))) return null;
  return exportList(db, by, {
    name: `import ${id}`,
    columns: rowColumns,
    filters,
    async read({ before: after, limit }: Page<number>) {
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
  ['Rândul', 'Строка', ({ row }) => row],
  ['Cod', 'Код', ({ key }) => key],
  ['Denumirea', 'Наименование', ({ title }) => title],
  ['Coloana', 'Столбец', ({ column }) => column],
  ['Scris în fișier', 'Написано в файле', ({ value }) => value],
  ['Ce nu este bine', 'Что не так', ({ text }) => text],
  ['Propunere', 'Предложение', ({ proposal }) => proposal],
  ['Urmarea', 'Результат', ({ level }, locale) => levels[level][locale]],
];

/** What was wrong with a table, for whoever wrote it; null: no such import. */
export async function reportImport(
  { db }: { db: Database },
  _: object,
  by: Taking,
  { id }: { id: number },
) {
  const found = await readImport(db, id, { limit: 1 }, by.locale);
  if (!found) return null;
  return exportList(db, by, {
    name: 'import-report',
    columns: reportColumns,
    filters: { import: id },
    read: (page: Page<number>) => readProblems(db, found.run, page, by.locale),
  });
}

/** What the shop did with a product is no concern of whoever wrote the table. */
const isOfShop = (problem: unknown) =>
  ['ROW.RETURNS', 'ROW.ARCHIVED'].includes(Object(problem).key);

async function readProblems(
  db: Database,
  { id, found }: ImportRun,
  { before: after = 0, limit = USUAL_PAGE }: Page<number>,
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
