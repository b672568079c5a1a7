import { writtenShopTime } from '../../../contract/shop-time.ts';
import type { Role } from '../../../contract/staff/permissions.ts';
import { roleNames } from '../../../contract/staff/role-names.ts';
import type { Database } from '../../base/database/connect.ts';
import { type Column, exportWhole, type Taking } from '../../base/exports/export-list.ts';
import { listInvitations } from './invite.ts';
import { listPeople } from './people.ts';

const states = {
  ro: { active: 'activ', inactive: 'dezactivat', invited: 'invitat' },
  ru: { active: 'активен', inactive: 'отключён', invited: 'приглашён' },
};

type Row = {
  name: string;
  email: string;
  role: Role;
  state: keyof (typeof states)['ro'];
  has_second_factor: boolean;
  last_used_at: string | null;
};

const yesOrNo = { ro: ['nu', 'da'], ru: ['нет', 'да'] } as const;

const columns: Column<Row>[] = [
  { title: { ro: 'Nume', ru: 'Имя' }, cell: ({ name }) => name, width: 24 },
  { title: { ro: 'E-mail', ru: 'Эл. почта' }, cell: ({ email }) => email, width: 28 },
  { title: { ro: 'Rol', ru: 'Роль' }, cell: ({ role }, locale) => roleNames[locale][role] },
  { title: { ro: 'Stare', ru: 'Состояние' }, cell: ({ state }, locale) => states[locale][state] },
  {
    title: { ro: 'Al doilea factor', ru: 'Второй фактор' },
    cell: ({ has_second_factor }, locale) => yesOrNo[locale][has_second_factor ? 1 : 0],
  },
  {
    title: { ro: 'Ultima dată', ru: 'В последний раз' },
    cell: ({ last_used_at }) => last_used_at && writtenShopTime(last_used_at),
  },
];

/** Who works here, and who is invited. */
export const exportPeople = (db: Database, by: Taking) =>
  exportWhole(db, by, { name: 'people', columns, rows: () => everybody(db) });

async function everybody(db: Database): Promise<Row[]> {
  const people = await listPeople(db);
  const invited = await listInvitations(db);
  return [
    ...people.map(({ is_active, ...person }) => ({
      ...person,
      state: is_active ? ('active' as const) : ('inactive' as const),
    })),
    ...invited.map((one) => ({
      ...one,
      state: 'invited' as const,
      has_second_factor: false,
      last_used_at: null,
    })),
  ];
}
