import { readFileSync } from 'node:fs';
import type { PicturePreset } from '../../../contract/pictures.ts';
import { log } from '../log/log.ts';
import { MediaAway } from '../outages/media-away.ts';
import { fewAtOnce } from './few-at-once.ts';
import { readOriginal, renderingName } from './media-files.ts';
import type { MediaStore } from './media-store.ts';
import { renderPicture } from './render-picture.ts';

/** `none`: there is no such picture. `away`: whether there is cannot be known now. */
type ServedPicture = { bytes: Uint8Array<ArrayBuffer>; shows: 'picture' | 'none' | 'away' };

/**
 * Originals in memory and being drawn. Node has four threads for such work, and passwords are
 * checked there too: whoever asks for a thousand new pictures must not keep customers outside.
 */
const DRAWN_AT_ONCE = 2;

const placeholderDrawing = readFileSync(new URL('./placeholder.svg', import.meta.url));

/** Renders each picture once per size, however many ask at the same moment, and keeps it in the store. */
export function pictureCache(store: MediaStore) {
  const underWay = new Map<string, Promise<ServedPicture>>();
  const inTurn = fewAtOnce(DRAWN_AT_ONCE);
  const placeholders = new Map<PicturePreset, Promise<Uint8Array<ArrayBuffer>>>();

  function placeholder(preset: PicturePreset) {
    const known = placeholders.get(preset);
    if (known !== undefined) return known;
    const made = renderPicture(placeholderDrawing, preset).then((bytes) => new Uint8Array(bytes));
    placeholders.set(preset, made);
    // What failed is drawn again for the next who asks.
    made.catch(() => placeholders.delete(preset));
    return made;
  }

  /** A full or unreadable disk slows the shop down; it does not take its pictures away. */
  async function make(preset: PicturePreset, stem: string): Promise<ServedPicture> {
    const orNothing = (done: string) => (error: unknown) => {
      if (error instanceof MediaAway) throw error;
      log.warn(`a picture cannot be ${done}`, error, { picture: stem });
      return null;
    };
    const name = renderingName(preset, stem);
    const kept = await store.read(name).catch(orNothing('taken from the kept ones'));
    if (kept !== null) return { bytes: kept, shows: 'picture' };
    const rendered = await inTurn(async () => {
      const original = await readOriginal(store, stem).catch(orNothing('opened'));
      return original && renderPicture(original, preset).catch(orNothing('read'));
    });
    if (rendered === null) return { bytes: await placeholder(preset), shows: 'none' };
    await store.write(name, rendered).catch((error) => {
      log.warn('a picture cannot be kept', error, { picture: stem });
    });
    return { bytes: new Uint8Array(rendered), shows: 'picture' };
  }

  async function orAway(preset: PicturePreset, error: unknown): Promise<ServedPicture> {
    if (!(error instanceof MediaAway)) throw error;
    return { bytes: await placeholder(preset), shows: 'away' };
  }

  return function picture(preset: PicturePreset, stem: string): Promise<ServedPicture> {
    const key = `${preset}/${stem}`;
    const running = underWay.get(key);
    if (running !== undefined) return running;
    const started = make(preset, stem)
      .catch((error) => orAway(preset, error))
      .finally(() => underWay.delete(key));
    underWay.set(key, started);
    return started;
  };
}
