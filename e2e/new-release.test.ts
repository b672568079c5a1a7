import { expect, test } from 'vitest';
import { soon } from '../testing/soon.ts';
import { openAsGuest } from './guest.ts';

test('a page whose code is gone since a release is loaded anew once, where the click led', async () => {
  const { page, context } = await openAsGuest('/', 'desktop', 'ro');
  let asked = 0;
  // Stays to the end: a browser that stops listening to requests may drop that of the reload.
  await context.route('**/assets/contact-*.js', (route) => {
    asked += 1;
    return asked === 1 ? route.fulfill({ status: 404 }) : route.continue();
  });
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  // Not waited for by the click: the page goes away under it.
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Contacte' })
    .click({ noWaitAfter: true });
  await page.getByRole('heading', { level: 1, name: 'Contacte' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/contact');
  await soon(() => loads).toBe(1);
  await page.goBack();
  await page.waitForURL(({ pathname }) => pathname === '/');
  expect(loads).toBe(1);
});
