import type { QueryOf } from '../../../contract/operation.ts';
import { writtenShopTime } from '../../../contract/shop-time.ts';
import type { exportAudit as exporting } from '../../../contract/staff/operations/audit.ts';
import type { AuditEntry } from '../../../contract/staff/shapes.ts';
import {
  type Asked,
  type Column,
  exportList,
  type Taking,
} from '../../base/exports/export-list.ts';
import type { Shop } from '../shop.ts';
import { readAudit } from './read-audit.ts';

const verbs = {
  ro: { create: 'a creat', change: 'a schimbat', delete: 'a șters' },
  ru: { create: 'создание', change: 'изменение', delete: 'удаление' },
};

const columns: Column<AuditEntry>[] = [
  { title: { ro: 'Când', ru: 'Когда' }, cell: ({ at }) => writtenShopTime(at) },
  { title: { ro: 'Cine', ru: 'Кто' }, cell: ({ actor, actor_name }) => actor_name ?? actor },
  { title: { ro: 'Ce a făcut', ru: 'Что' }, cell: ({ verb }, locale) => verbs[locale][verb] },
  { title: { ro: 'Obiectul', ru: 'Объект' }, cell: ({ entity }) => entity },
  { title: { ro: 'Numărul', ru: 'Номер' }, cell: ({ entity_id }) => entity_id },
  { title: { ro: 'Înainte', ru: 'Было' }, cell: ({ before }) => said(before) },
  { title: { ro: 'După', ru: 'Стало' }, cell: ({ after }) => said(after) },
];

const said = (fields: unknown) => (fields === null ? null : JSON.stringify(fields));

/** All entries the list would show, as a table. */
export const exportAudit = ({ db }: Shop, filters: QueryOf<typeof exporting>, by: Taking) =>
  exportList(db, by, {
    name: 'audit',
    columns,
    filters,
    read: (page: Asked<number>) => readAudit(db, { ...filters, ...page }),
  });
