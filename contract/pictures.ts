/** The sizes in which pictures are served, all of them webp. Nothing else is rendered. */
export const picturePresets = {
  avatar: { width: 50, height: 50, quality: 80 },
  thumbnail: { width: 150, height: 150, quality: 80 },
  product: { width: 300, height: 300, quality: 70 },
  /** Keeps the picture's own proportions within this square; the others are padded to theirs. */
  default: { width: 1600, height: 1600, quality: 75 },
} as const;

export type PicturePreset = keyof typeof picturePresets;

export function isPicturePreset(word: string): word is PicturePreset {
  return Object.hasOwn(picturePresets, word);
}

const stored = /^\/media\/default\/([^/]+\.webp)$/;

/** Where to fetch a stored picture in the given size; without a picture, its placeholder. */
export function pictureUrl(file: string | null, preset: PicturePreset): string {
  if (file === null) return `/media/${preset}/placeholder.webp`;
  const name = stored.exec(file)?.[1];
  return name === undefined ? file : `/media/${preset}/${name}`;
}
