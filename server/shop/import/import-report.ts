import { sql } from 'kysely';
import type { Locale } from '../../../contract/locale.ts';
import type { ImportedRow, ImportRun } from '../../../contract/staff/imports.ts';
import type { Database } from '../../base/database/connect.ts';
import { pageOf } from '../../base/database/page-of.ts';
import {
  type Asked,
  type Column,
  exportList,
  type Taking,
} from '../../base/exports/export-list.ts';
import { readImport } from './list-imports.ts';
import { presentRow } from './present-import.ts';

/** One cell of the file that was not taken as it stands. */
type Reported = Pick<ImportedRow, 'row' | 'key' | 'title'> & {
  column: string;
} & ImportedRow['problems'][number];

const levels: Record<Reported['level'], Record<Locale, string>> = {
  refused: { ro: 'rândul nu s-a preluat', ru: 'строка не принята' },
  'left-out': { ro: 'valoarea nu s-a preluat', ru: 'значение не принято' },
  note: { ro: 'preluat, verificați', ru: 'принято, проверьте' },
};

const columns: Column<Reported>[] = [
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
    columns,
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
