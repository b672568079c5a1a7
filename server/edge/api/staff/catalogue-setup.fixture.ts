import { expect } from 'vitest';
import type { Role } from '../../../../contract/staff/permissions.ts';
import { uniqueName } from '../../../../testing/unique-name.ts';
import { addStaff } from '../../../testing/add-staff.ts';
import { catalogueFingerprint } from '../../../testing/catalogue-fingerprint.ts';
import { openTestShop } from '../../../testing/open-test-shop.ts';
import { writeSmallCatalogue } from '../../../testing/small-catalogue.ts';

export type CatalogueSetup = Awaited<ReturnType<typeof openCatalogueSetup>>;

type Method = 'GET' | 'POST' | 'DELETE';

/** A shop with a small catalogue, and its people at the API. */
export async function openCatalogueSetup() {
  const shop = await openTestShop('empty');
  const small = await writeSmallCatalogue(shop.db);
  await shop.changes.catchUp();
  const people = new Map<Role, Promise<Record<string, string>>>();
  const headersOf = (role: Role) => {
    const known = people.get(role) ?? addStaff(shop.shop, { role }).then(({ headers }) => headers);
    people.set(role, known);
    return known;
  };

  async function send(
    method: Method,
    path: string,
    { role = 'catalogue', ...options }: { role?: Role; body?: unknown; locale?: 'ro' | 'ru' } = {},
  ) {
    return shop.api(method, `/staff${path}`, { ...options, headers: await headersOf(role) });
  }

  /** What a call is done with; anything else fails the test. */
  async function done(method: Method, path: string, body?: unknown, role?: Role) {
    const answer = await send(method, path, { body, ...(role && { role }) });
    expect([200, 201, 204], answer.text).toContain(answer.status);
    return answer.json;
  }

  /** What a call is refused for, said in both languages, with nothing written. */
  async function refused(method: Method, path: string, body?: unknown, role?: Role) {
    const before = await catalogueFingerprint(shop.db);
    const options = { body, ...(role && { role }) };
    const ro = await send(method, path, options);
    const ru = await send(method, path, { ...options, locale: 'ru' });
    expect(await catalogueFingerprint(shop.db)).toEqual(before);
    expect(ro.status).toBe(ru.status);
    expect(ro.text).not.toMatch(/\p{Script=Cyrillic}/u);
    expect(ru.text).toMatch(/\p{Script=Cyrillic}/u);
    return { status: ro.status, json: ro.json, ru: ru.json };
  }

  return {
    shop,
    small,
    headersOf,
    send,
    done,
    refused,
    /** A draft of the test's own. */
    async draft(fields: object = {}) {
      const name = uniqueName('cablu');
      const { state, shop_code, ...product } = small.product;
      const own = { ...product, slug: name, code: name.toUpperCase(), ...fields };
      const { id } = await done('POST', '/products/', own);
      return { id: Number(id), name };
    },
    form: (id: number) => done('GET', `/products/${id}/`),
  };
}
