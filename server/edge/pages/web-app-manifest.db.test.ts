import { existsSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { openTestShop } from '../../testing/open-test-shop.ts';
import { webAppManifest } from './web-app-manifest.ts';

test('a phone keeps the shop under its own name, with pictures that are there', async () => {
  const { shop, close } = await openTestShop('empty');
  onTestFinished(close);
  const settings = shop.settings();
  const named = { ...settings, identity: { ...settings.identity, name: 'Lumina' } };
  const answer = await webAppManifest({ settings: () => named }).request('/manifest.webmanifest');
  expect(answer.headers.get('Content-Type')).toBe('application/manifest+json');
  const { name, short_name, icons } = await answer.json();
  expect([name, short_name]).toEqual(['Lumina', 'Lumina']);
  for (const { src } of icons) {
    expect(existsSync(new URL(`../../../storefront/public${src}`, import.meta.url)), src).toBe(
      true,
    );
  }
});
