import { expect, inject } from 'vitest';
import type { Locale } from '../contract/locale.ts';
import { STAFF_COOKIE, STAFF_LOCALE_COOKIE } from '../contract/staff/constants.ts';
import type { Role } from '../contract/staff/permissions.ts';
import { readConfig } from '../server/base/config/config.ts';
import { connect } from '../server/base/database/connect.ts';
import { loadSettings } from '../server/base/settings/settings.ts';
import { addStaff } from '../server/testing/add-staff.ts';
import { uniqueName } from '../testing/unique-name.ts';
import { type Screen, shopUrl, visit } from './visitor.ts';

type Wished = { role?: Role; locale?: Locale; screen?: Screen; zone?: string };

/** Somebody new of the shop's people, signed in, at an address of the back office. */
export async function visitAsStaff(path: string, { screen, zone, ...wished }: Wished = {}) {
  const person = await hire(wished);
  const url = shopUrl();
  const cookies = [
    {
      name: STAFF_COOKIE,
      value: person.token,
      url: `${url}/api/staff`,
      sameSite: 'Strict' as const,
    },
    { name: STAFF_LOCALE_COOKIE, value: wished.locale ?? 'ro', url: `${url}/admin` },
  ];
  const visitor = await visit(path, { zone, cookies, ...(screen && { screen }) });
  return { ...visitor, person };
}

/** Somebody new of the shop's people; each is used in one test. */
export async function hire({
  role = 'owner',
  locale = 'ro',
}: Pick<Wished, 'role' | 'locale'> = {}) {
  const db = connect(inject('databaseUrl'), { connections: 1 });
  try {
    const settings = await loadSettings(db);
    const config = readConfig({ DATA_DIR: inject('dataDir') });
    const name = uniqueName(role);
    const email = `${name}@cablaj.example`;
    return await addStaff({ db, config, settings: () => settings }, { name, email, role, locale });
  } finally {
    await db.destroy();
  }
}

/** Whoever saves from elsewhere while somebody has a screen open. */
export async function saveAs<Answer>(
  { headers }: Awaited<ReturnType<typeof hire>>,
  path: string,
  body: object,
): Promise<Answer> {
  const answer = await fetch(`${shopUrl()}/api/staff/${path}`, {
    method: 'POST',
    headers: { ...headers, Origin: shopUrl(), 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBeLessThan(300);
  return answer.json();
}
