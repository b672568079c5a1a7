import { Hono } from 'hono';
import type { Shop } from '../../shop/shop.ts';

const HEADERS = {
  'Content-Type': 'application/manifest+json',
  'Cache-Control': 'public, max-age=3600',
};

const shared = {
  description: 'Cabluri, prize, întrerupătoare și accesorii electrice',
  lang: 'ro',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#ffffff',
  theme_color: '#12161c',
  icons: [
    { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
    { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    {
      src: '/icon-maskable-512.png',
      type: 'image/png',
      sizes: '512x512',
      purpose: 'maskable',
    },
  ],
};

/** What a phone asks for to put the shop among its applications, under the shop's own name. */
export const webAppManifest = ({ settings }: Pick<Shop, 'settings'>) =>
  new Hono().get('/manifest.webmanifest', (c) => {
    const { name } = settings().identity;
    return c.body(JSON.stringify({ name, short_name: name, ...shared }), 200, HEADERS);
  });
