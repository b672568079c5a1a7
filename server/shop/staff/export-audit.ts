import type { QueryOf } from '../../../contract/operation.ts';
import type { exportAudit as exporting } from '../../../contract/staff/operations/audit.ts';
import type { AuditEntry } from '../../../contract/staff/shapes.ts';
import { type Column, exportOf, type Page } from '../../base/exports/export-list.ts';
import type { Shop } from '../shop.ts';
import { readAudit } from './read-audit.ts';

const verbs = {
  ro: { create: 'a creat', change: 'a schimbat', delete: 'a șters' },
  ru: { create: 'создание', change: 'изменение', delete: 'удаление' },
};

const columns: Column<AuditEntry>[] = [
  ['Când', 'Когда', ({ at }) => at, 'time'],
  ['Cine', 'Кто', ({ actor, actor_name }) => actor_name ?? actor],
  ['Ce a făcut', 'Что', ({ verb }, locale) => verbs[locale][verb]],
  ['Obiectul', 'Объект', ({ entity }) => entity],
  ['Numărul', 'Номер', ({ entity_id }) => entity_id],
  ['Înainte', 'Было', ({ before }) => asJson(before)],
  ['După', 'Стало', ({ after }) => asJson(after)],
];

const asJson = (fields: unknown) => (fields === null ? null : JSON.stringify(fields));

/** All entries the list would show, as a table. */
export const exportAudit = exportOf(
  'audit',
  columns,
  ({ db }: Shop, query: QueryOf<typeof exporting> & Page<number>) => readAudit(db, query),
);
