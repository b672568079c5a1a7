import { invalid } from '../changes/refused.ts';
import { fewAtOnce } from './few-at-once.ts';

/** Whatever the file's size: what it unpacks to. */
const MOST_PIXELS = 50_000_000;
const LONGEST_SIDE = 12_000;
/** More than any screen shows of it. */
const KEPT_SIDE = 3200;
const SECONDS = 20;

const inTurn = fewAtOnce(2);

/** By the first bytes: drawings (SVG) are programs of a kind, and are not taken from anybody. */
const isPhotograph = (bytes: Uint8Array) => {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  return (
    start.startsWith('\x89PNG\r\n\x1a\n') ||
    start.startsWith('\xff\xd8\xff') ||
    (start.startsWith('RIFF') && start.endsWith('WEBP'))
  );
};

/**
 * The picture drawn anew: nothing is left of the file that was brought but what is seen. Where it
 * was taken, other files hidden behind it, tricks on who reads it: all of that ends here.
 */
export async function reEncodePicture(bytes: Uint8Array): Promise<Buffer> {
  if (!isPhotograph(bytes)) throw invalid({ file: ['EDIT.FILE'] });
  return inTurn(async () => {
    const { default: sharp } = await import('sharp');
    try {
      const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
      const { width, height } = await picture.metadata();
      if (Math.max(width, height) > LONGEST_SIDE) throw new Error('too long a side');
      return await picture
        .autoOrient()
        .resize({ width: KEPT_SIDE, height: KEPT_SIDE, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 90 })
        .timeout({ seconds: SECONDS })
        .toBuffer();
    } catch {
      throw invalid({ file: ['EDIT.PICTURE'] });
    }
  });
}
