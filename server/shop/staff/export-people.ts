import type { Role } from '../../../contract/staff/permissions.ts';
import { roleNames } from '../../../contract/staff/role-names.ts';
import type { Database } from '../../base/database/connect.ts';
import { type Column, exportOf } from '../../base/exports/export-list.ts';
import type { Shop } from '../shop.ts';
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
  ['Nume', 'Имя', ({ name }) => name, 24],
  ['E-mail', 'Эл. почта', ({ email }) => email, 28],
  ['Rol', 'Роль', ({ role }, locale) => roleNames[locale][role]],
  ['Stare', 'Состояние', ({ state }, locale) => states[locale][state]],
  [
    'Al doilea factor',
    'Второй фактор',
    ({ has_second_factor }, locale) => yesOrNo[locale][has_second_factor ? 1 : 0],
  ],
  ['Ultima dată', 'В последний раз', ({ last_used_at }) => last_used_at, 'time'],
];

/** Who works here, and who is invited. */
export const exportPeople = exportOf('people', columns, ({ db }: Pick<Shop, 'db'>) =>
  everybody(db),
);

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
