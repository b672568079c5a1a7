import { expect, test } from 'vitest';
import { inLanguage, onPhone, openAsGuest } from './guest.ts';
import { asBrowsersAsk, shopUrl, visit } from './visitor.ts';

const words = {
  ro: { missing: 'Această pagină nu există!', home: 'Înapoi la pagina principală' },
  ru: { missing: 'Такой страницы нет!', home: 'Вернуться на главную' },
};

test('whoever is lost finds the way on', async () => {
  const [screen, locale] = onPhone;
  const { page } = await openAsGuest('/product/cablu-nym-vechi', screen, locale);
  await page.getByRole('heading', { level: 1, name: words[locale].missing }).waitFor();
  const search = page.getByRole('main').getByRole('searchbox');
  expect(await search.inputValue()).toBe('cablu nym vechi');
  await search.fill('nym');
  await search.press('Enter');
  await page.waitForURL(`**${inLanguage(locale, '/search')}?search=nym`);
  await page.goBack();
  await page.getByRole('link', { name: words[locale].home }).click();
  await page.waitForURL(({ pathname }) => pathname === inLanguage(locale, '/'));
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();

  // A slash too many must not make another site of the address.
  await page.goto(`${shopUrl()}${locale === 'ru' ? '/ru' : ''}//example.com`);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.getByRole('link', { name: words[locale].home }).click();
  await page.waitForURL(({ pathname }) => pathname === inLanguage(locale, '/'));
});

test('what the frame is missing is read once more by the lost page, and shown', async () => {
  const { page } = await visit('/');
  const called = page.getByRole('banner').locator('a[href^="tel:"]').first();
  const phone = (await called.textContent()) ?? '';
  const address = page.getByRole('contentinfo').getByText('str. Uzinelor 17/8').first();
  const place = (await address.textContent()) ?? '';
  await page.route('**/nicaieri', async (route) => {
    const answer = await route.fetch(asBrowsersAsk);
    const html = (await answer.text())
      .replace(
        /"phones":\[.*?\],"contacts":\{.*?\},"company":/,
        '"phones":[],"contacts":null,"company":',
      )
      .replaceAll(phone, '')
      .replaceAll(place, '');
    expect(html).toContain('"phones":[],"contacts":null');
    await route.fulfill({ response: answer, body: html });
  });
  await page.goto('/nicaieri');
  await page.getByRole('banner').getByText(phone).first().waitFor();
  await address.waitFor();
});
