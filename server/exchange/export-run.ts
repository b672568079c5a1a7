import { sql } from 'kysely';
import type { Locale } from '../../contract/locale.ts';
import type { Database } from '../database/connect.ts';
import type { ExchangeOutcome } from '../database/tables/exchange.ts';
import { type Column, exportList, type Taking } from '../exports/export-list.ts';

type Reported = {
  id: number;
  file: string;
  kind: string;
  external_id: string;
  title: string;
  outcome: ExchangeOutcome | null;
  reason: string;
  local_id: string | null;
};

const outcomes: Record<ExchangeOutcome, Record<Locale, string>> = {
  created: { ro: 'creat', ru: 'создано' },
  changed: { ro: 'modificat', ru: 'изменено' },
  unchanged: { ro: 'fără modificări', ru: 'без изменений' },
  archived: { ro: 'arhivat', ru: 'в архиве' },
  waiting: { ro: 'așteaptă o decizie', ru: 'ждёт решения' },
  refused: { ro: 'refuzat', ru: 'отклонено' },
  skipped: { ro: 'omis', ru: 'пропущено' },
};

const kinds: Record<string, Record<Locale, string>> = {
  classifier: { ro: 'clasificator', ru: 'классификатор' },
  group: { ro: 'grupă', ru: 'группа' },
  property: { ro: 'proprietate', ru: 'свойство' },
  unit: { ro: 'unitate', ru: 'единица' },
  'price-type': { ro: 'tip de preț', ru: 'тип цен' },
  warehouse: { ro: 'depozit', ru: 'склад' },
  product: { ro: 'produs', ru: 'товар' },
  offer: { ro: 'ofertă', ru: 'предложение' },
  document: { ro: 'document', ru: 'документ' },
};

const unread = { ro: 'încă necitit', ru: 'ещё не обработано' };

const columns: Column<Reported>[] = [
  { title: { ro: 'Fișier', ru: 'Файл' }, cell: ({ file }) => file },
  {
    title: { ro: 'Ce este', ru: 'Что это' },
    cell: ({ kind }, locale) => kinds[kind]?.[locale] ?? kind,
  },
  { title: { ro: 'Identificator în 1C', ru: 'Ид в 1С' }, cell: ({ external_id }) => external_id },
  { title: { ro: 'Denumire', ru: 'Наименование' }, cell: ({ title }) => title },
  {
    title: { ro: 'Rezultat', ru: 'Результат' },
    cell: ({ outcome }, locale) => (outcome ? outcomes[outcome] : unread)[locale],
  },
  { title: { ro: 'Motiv', ru: 'Причина' }, cell: ({ reason }) => reason },
  {
    title: { ro: 'Codul din magazin', ru: 'Номер в магазине' },
    cell: ({ local_id }) => local_id ?? '',
  },
];

/** What became of everything a run brought, as a table; null without such a run. */
export async function exportRun(db: Database, taking: Taking, runId: number) {
  const run = await db
    .selectFrom('exchange_run')
    .select('id')
    .where('id', '=', runId)
    .executeTakeFirst();
  if (!run) return null;
  return exportList<Reported, number>(db, taking, {
    name: 'exchange-run',
    columns,
    filters: { run: runId },
    async read({ before: after = 0, limit }) {
      const { rows } = await sql<Reported>`
        select object.id, file.name as file, kind, external_id, title, outcome, reason, local_id
        from exchange_object as object
        inner join exchange_file as file on file.id = object.file_id
        where file.run_id = ${runId}
          and object.id > ${after}
        order by object.id
        limit ${limit}`.execute(db);
      return { results: rows, next: rows.length === limit ? (rows.at(-1)?.id ?? null) : null };
    },
  });
}
