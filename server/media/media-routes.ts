import { type Context, Hono } from 'hono';
import { isPicturePreset } from '../../contract/pictures.ts';
import { etagOf, isHeld } from '../etag.ts';
import { isStem } from './media-store.ts';
import { pictureCache } from './picture-cache.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
/** Short, because the picture may still arrive. */
const FOR_NOW = 'public, max-age=60';

/** `/{preset}/{stem}.webp`; anything else under this path does not exist. */
export function mediaRoutes({ dataDir }: { dataDir: string }): Hono {
  const picture = pictureCache(dataDir);
  const app = new Hono();

  app.get('/:preset/:file', async (c) => {
    const preset = c.req.param('preset');
    const stem = stemOf(c.req.param('file'));
    if (!isPicturePreset(preset) || stem === null) return nothing(c);
    const { bytes, placeholder } = await picture(preset, stem);
    return answer(c, bytes, {
      'Content-Type': 'image/webp',
      'Cache-Control': placeholder ? FOR_NOW : FOR_EVER,
    });
  });

  app.all('*', nothing);
  return app;
}

const nothing = (c: Context) => c.text('Not Found', 404);

function stemOf(file: string): string | null {
  if (!file.endsWith('.webp')) return null;
  const stem = file.slice(0, -'.webp'.length);
  return isStem(stem) ? stem : null;
}

function answer(c: Context, bytes: Uint8Array<ArrayBuffer>, headers: Record<string, string>) {
  const etag = etagOf(bytes);
  const all = { ...headers, ETag: etag, 'X-Content-Type-Options': 'nosniff' };
  if (isHeld(c.req.header('if-none-match'), etag)) return c.body(null, 304, all);
  return c.body(bytes, 200, all);
}
