import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { isPicturePreset } from '../../contract/pictures.ts';
import { isStem, readIcon } from './media-store.ts';
import { pictureCache } from './picture-cache.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
/** Short, because the picture may still arrive. */
const FOR_NOW = 'public, max-age=60';
/** An icon keeps its plain name when it is redrawn. */
const FOR_A_DAY = 'public, max-age=86400';

/** `/{preset}/{stem}.webp` and `/icon/{stem}.svg`; anything else under this path does not exist. */
export function mediaRoutes({ dataDir }: { dataDir: string }): Hono {
  const picture = pictureCache(dataDir);
  const app = new Hono();

  app.get('/icon/:file', async (c) => {
    const stem = stemOf(c.req.param('file'), '.svg');
    const icon = stem === null ? null : await readIcon(dataDir, stem);
    if (icon === null) return nothing(c);
    return answer(c, icon, {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': FOR_A_DAY,
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    });
  });

  app.get('/:preset/:file', async (c) => {
    const preset = c.req.param('preset');
    const stem = stemOf(c.req.param('file'), '.webp');
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

function stemOf(file: string, extension: '.webp' | '.svg'): string | null {
  if (!file.endsWith(extension)) return null;
  const stem = file.slice(0, -extension.length);
  return isStem(stem) ? stem : null;
}

function answer(c: Context, bytes: Uint8Array<ArrayBuffer>, headers: Record<string, string>) {
  const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const all = { ...headers, ETag: tag, 'X-Content-Type-Options': 'nosniff' };
  const held = c.req
    .header('If-None-Match')
    ?.split(',')
    .map((one) => one.trim().replace(/^W\//, ''));
  if (held?.includes(tag)) return c.body(null, 304, all);
  return c.body(bytes, 200, all);
}
