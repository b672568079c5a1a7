import { localStorageKeys } from '../../../contract/constants.ts';
import type { ProductCard } from '../../../contract/shapes/product.ts';
import { rememberViewed } from '../../../contract/viewed.ts';

/** What is kept of a viewed product. Prices are not: they are for customers alone, and they change. */
export type ViewedProduct = Pick<
  ProductCard,
  'id' | 'slug' | 'title_ro' | 'title_ru' | 'image' | 'code'
>;

const KEY = localStorageKeys.viewedProducts;
const NONE: readonly ViewedProduct[] = [];

/** The list as last read, the same object until the stored text changes. */
let known: { text: string | null; products: readonly ViewedProduct[] } = {
  text: null,
  products: NONE,
};

export function readViewed(): readonly ViewedProduct[] {
  const text = readText();
  if (text !== known.text) known = { text, products: parse(text) };
  return known.products;
}

export const noneViewed = () => NONE;

export function remember({ id, slug, title_ro, title_ru, image, code }: ViewedProduct) {
  const viewed = rememberViewed(readViewed(), { id, slug, title_ro, title_ru, image, code });
  try {
    localStorage.setItem(KEY, JSON.stringify(viewed));
  } catch {
    // A full or forbidden storage costs the list, not the page.
  }
  for (const notify of listeners) notify();
}

const listeners = new Set<() => void>();

export function subscribeToViewed(notify: () => void) {
  listeners.add(notify);
  window.addEventListener('storage', notify);
  return () => {
    listeners.delete(notify);
    window.removeEventListener('storage', notify);
  };
}

function readText() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function parse(text: string | null): readonly ViewedProduct[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isViewed) : NONE;
  } catch {
    return NONE;
  }
}

/** The storage is the visitor's: it may hold anything, also what an older shop left there. */
function isViewed(item: unknown): item is ViewedProduct {
  if (typeof item !== 'object' || item === null) return false;
  const { id, slug, title_ro, title_ru, image, code } = item as Record<string, unknown>;
  const texts = [slug, title_ro, title_ru, code];
  const hasPicture = typeof image === 'object' && image !== null && 'file' in image;
  return (
    typeof id === 'number' &&
    texts.every((text) => typeof text === 'string') &&
    (image === null || (hasPicture && typeof image.file === 'string'))
  );
}
