import { type Context, Hono } from 'hono';
import { isPicturePreset } from '../../../contract/pictures.ts';
import { documentName, isStem } from '../../base/media/media-files.ts';
import type { MediaStore } from '../../base/media/media-store.ts';
import { pictureCache } from '../../base/media/picture-cache.ts';
import { etagOf, isHeld } from './etag.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
/** What pages ask for where a product has no picture. */
const PLACEHOLDER = 'placeholder';
/** Short, because the picture may still arrive. */
const FOR_NOW = 'public, max-age=60';
/** Seconds after which a store that is away may be asked again. */
const RETRY_AFTER = '5';

/** `/{preset}/{stem}.webp` and `/documents/{stem}.pdf`; anything else under this path does not exist. */
export function mediaRoutes(store: MediaStore): Hono {
  const picture = pictureCache(store);
  const app = new Hono();

  app.get('/documents/:file', async (c) => {
    const stem = stemOf(c.req.param('file'), '.pdf');
    const bytes = stem === null ? null : await store.read(documentName(stem));
    if (bytes === null) return nothing(c);
    return answer(c, bytes, {
      'Content-Type': 'application/pdf',
      // Saved, not opened in the shop's name: whatever else a PDF holds does nothing here.
      'Content-Disposition': `attachment; filename="${stem}.pdf"`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': FOR_EVER,
    });
  });

  app.get('/:preset/:file', async (c) => {
    const preset = c.req.param('preset');
    const stem = stemOf(c.req.param('file'), '.webp');
    if (!isPicturePreset(preset) || stem === null) return nothing(c);
    const { bytes, shows } = await picture(preset, stem);
    // Browsers show the placeholder all the same; programs hear that there is no such picture.
    const asPlaceholder = { 'Content-Type': 'image/webp', 'X-Content-Type-Options': 'nosniff' };
    if (shows === 'away') {
      return c.body(bytes, 503, {
        ...asPlaceholder,
        'Cache-Control': 'no-store',
        'Retry-After': RETRY_AFTER,
      });
    }
    if (shows === 'none' && stem !== PLACEHOLDER) {
      return c.body(bytes, 404, { ...asPlaceholder, 'Cache-Control': FOR_NOW });
    }
    return answer(c, bytes, {
      'Content-Type': 'image/webp',
      'Cache-Control': shows === 'none' ? FOR_NOW : FOR_EVER,
    });
  });

  app.all('*', nothing);
  return app;
}

const nothing = (c: Context) => c.text('Not Found', 404);

function stemOf(file: string, extension: '.webp' | '.pdf'): string | null {
  if (!file.endsWith(extension)) return null;
  const stem = file.slice(0, -extension.length);
  return isStem(stem) ? stem : null;
}

function answer(c: Context, bytes: Uint8Array<ArrayBuffer>, headers: Record<string, string>) {
  const etag = etagOf(bytes);
  const all = { ...headers, ETag: etag, 'X-Content-Type-Options': 'nosniff' };
  if (isHeld(c.req.header('if-none-match'), etag)) return c.body(null, 304, all);
  return c.body(bytes, 200, all);
}
