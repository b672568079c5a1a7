import { expect, test } from 'vitest';
import { soon } from '../testing/soon.ts';
import { uniqueName } from '../testing/unique-name.ts';
import { violations } from './axe.ts';
import { somethingToBuy } from './buying.ts';
import { visitAsStaff } from './staff.ts';
import { asBrowsersAsk, registerCustomer, visit } from './visitor.ts';

test('what an owner says of places and days, customers read, also on a page that stayed open', async () => {
  const title = uniqueName('De la ghișeul');
  const product = await somethingToBuy((await registerCustomer()).token);
  const { page: open } = await visit('/robots.txt');
  await open.clock.install();
  await open.goto(`/product/${product.slug}`);
  await open.getByText('Livrare în Chișinău: ').waitFor();

  const { page } = await visitAsStaff('/admin/settings?part=delivery');
  const places = page.getByRole('group', { name: 'Primul loc (magazin)' });
  await places.waitFor();
  expect(await violations(page)).toEqual([]);
  await places.getByLabel('Cum se numește ridicarea · română').fill(title);
  await places.getByLabel('luni, de la').fill('18:00');
  await page.getByRole('button', { name: 'Salvează: Unde se ridică comenzile' }).click();
  await places.getByText('Sfârșitul trebuie să fie după început').waitFor();
  await places.getByLabel('luni, de la').fill('08:30');
  await page.getByRole('button', { name: 'Salvează: Unde se ridică comenzile' }).click();
  await page.getByText('Salvat').first().waitFor();

  await page.getByRole('button', { name: /: Raioane cu alt termen$/ }).click();
  await page.getByRole('button', { name: 'Salvează: Ziua livrării' }).click();
  await page.getByText('Completați acest câmp').waitFor();
  await page.getByRole('button', { name: /Raioane cu alt termen 8/ }).click();
  await page.getByLabel('Zile până la livrare, în municipiu').fill('4');
  await page.getByRole('button', { name: 'Salvează: Ziua livrării' }).click();
  await soon(async () => {
    const answer = await open.request.get('/api/core/delivery/', asBrowsersAsk);
    return (await answer.json()).places.in_shop.title;
  }).toBe(title);

  // The days it was told hold for half an hour at most.
  expect(await open.getByText(title).count()).toBe(0);
  await open.clock.fastForward('31:00');
  await open.getByText(`${title}: `).waitFor();
});
