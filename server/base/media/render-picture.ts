import type { Sharp } from 'sharp';
import {
  keepsProportions,
  type PicturePreset,
  picturePresets,
} from '../../../contract/pictures.ts';

/** A picture that unpacks to more than this is refused, whatever its file size. */
const MOST_PIXELS = 50_000_000;

/** Drawings have no size of their own; beyond this they would only grow heavy. */
const MOST_ENLARGEMENT = 2;

export async function renderPicture(original: Uint8Array, preset: PicturePreset): Promise<Buffer> {
  const { width, height, quality } = picturePresets[preset];
  // Once a picture is drawn: a start does without.
  const { default: sharp } = await import('sharp');
  const picture = sharp(original, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).autoOrient();
  const sized = keepsProportions(preset)
    ? picture.resize({ ...(await within(picture, width)), fit: 'inside' })
    : picture.resize(width, height, { fit: 'contain', background: '#fff' });
  return sized.flatten({ background: '#fff' }).webp({ quality }).toBuffer();
}

/** The square it has to fit: photographs never grow, drawings do for zooming. */
async function within(picture: Sharp, most: number) {
  const { width, height, format } = await picture.metadata();
  const own = Math.max(width, height);
  const side = Math.min(most, Math.round(own * (format === 'svg' ? MOST_ENLARGEMENT : 1)));
  return { width: side, height: side };
}
