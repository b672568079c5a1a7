import { readFileSync } from 'node:fs';
import type { PicturePreset } from '../../contract/pictures.ts';
import { log } from '../log/log.ts';
import { fewAtOnce } from './few-at-once.ts';
import { readIfThere, readOriginal, renderingPath, replaceFile } from './media-store.ts';
import { renderPicture } from './render-picture.ts';

type ServedPicture = { bytes: Uint8Array<ArrayBuffer>; placeholder: boolean };

/**
 * Originals in memory and being drawn. Node has four threads for such work, and passwords are
 * checked there too: whoever asks for a thousand new pictures must not keep customers outside.
 */
const DRAWN_AT_ONCE = 2;

const placeholderDrawing = readFileSync(new URL('./placeholder.svg', import.meta.url));

/** Renders each picture once per size, however many ask at the same moment, and keeps it on disk. */
export function pictureCache(dataDir: string) {
  const underWay = new Map<string, Promise<ServedPicture>>();
  const inTurn = fewAtOnce(DRAWN_AT_ONCE);
  const placeholders = new Map<PicturePreset, Promise<ServedPicture>>();

  function placeholder(preset: PicturePreset): Promise<ServedPicture> {
    const known = placeholders.get(preset);
    if (known !== undefined) return known;
    const made = renderPicture(placeholderDrawing, preset).then((bytes) => ({
      bytes: new Uint8Array(bytes),
      placeholder: true,
    }));
    placeholders.set(preset, made);
    // What failed is drawn again for the next who asks.
    made.catch(() => placeholders.delete(preset));
    return made;
  }

  /** A full or unreadable disk slows the shop down; it does not take its pictures away. */
  async function make(preset: PicturePreset, stem: string): Promise<ServedPicture> {
    const orNothing = (done: string) => (error: unknown) => {
      log.warn(`a picture cannot be ${done}`, error, { picture: stem });
      return null;
    };
    const path = renderingPath(dataDir, preset, stem);
    const kept = await readIfThere(path).catch(orNothing('taken from the kept ones'));
    if (kept !== null) return { bytes: kept, placeholder: false };
    const rendered = await inTurn(async () => {
      const original = await readOriginal(dataDir, stem).catch(orNothing('opened'));
      return original && renderPicture(original, preset).catch(orNothing('read'));
    });
    if (rendered === null) return placeholder(preset);
    await replaceFile(path, rendered).catch(orNothing('kept'));
    return { bytes: new Uint8Array(rendered), placeholder: false };
  }

  return function picture(preset: PicturePreset, stem: string): Promise<ServedPicture> {
    const key = `${preset}/${stem}`;
    const running = underWay.get(key);
    if (running !== undefined) return running;
    const started = make(preset, stem).finally(() => underWay.delete(key));
    underWay.set(key, started);
    return started;
  };
}
