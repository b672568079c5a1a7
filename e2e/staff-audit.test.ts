import { expect, test } from 'vitest';
import { uniqueName } from '../testing/unique-name.ts';
import { violations } from './axe.ts';
import { ownDrafts } from './own-drafts.ts';
import { saveAs, visitAsStaff } from './staff.ts';
import { shopUrl } from './visitor.ts';

test('the log says in words what was changed: a price, a page, a setting', async () => {
  const { page, person } = await visitAsStaff('/admin/today');
  const read = async (path: string) =>
    (await fetch(`${shopUrl()}/api/staff/${path}`, { headers: person.headers })).json();
  const word = await ownDrafts(1);
  const [{ id: product }] = (await read(`products/?search=${word}`)).results;
  const { version } = await read(`products/${product}/`);
  await saveAs(person, `products/${product}/`, { version, fields: { price: 12.5 } });
  const slug = uniqueName('jurnal').toLowerCase();
  const { id } = await saveAs<{ id: number }>(person, 'content/pages/', {
    slug: slug.replaceAll(/[^a-z0-9]+/g, '-'),
    section: 'info',
    title_ro: slug,
    title_ru: '',
    excerpt_ro: '',
    excerpt_ru: '',
    body_ro: '<p>Ce <strong>scrie</strong> aici</p>',
    body_ru: '',
    active: true,
    starts_at: '2026-11-19T10:00:00Z',
    ends_at: null,
  });
  const { delivery } = await read('settings/');
  await saveAs(person, 'settings/delivery/', { version: delivery.version, value: delivery.value });

  const told = async (entity: string, number: number | string) => {
    await page.goto(`/admin/audit?entity=${entity}&entity_id=${number}`);
    await page.getByRole('button', { name: 'Detalii' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('row').nth(1).waitFor();
    return (await dialog.textContent()) ?? '';
  };
  expect(await told('product', product)).toMatch(/Preț\s*25,00\s*lei\s*12,50\s*lei/);
  const ofPage = await told('content_page', id);
  expect(ofPage).toMatch(/Unde apare\s*—\s*Informații/);
  expect(ofPage).toMatch(/Text · Română\s*—\s*Ce\s+scrie\s+aici/);
  expect(ofPage).toMatch(/Publicat\s*—\s*da/);
  expect(ofPage).toContain('19.11.2026, 12:00');
  expect(ofPage).not.toMatch(/title_ro|body_ro|starts_at|<p>|T10:00/);
  expect(await violations(page)).toEqual([]);
  expect(await told('setting', 'delivery')).toContain('setare „Livrare”');
});
