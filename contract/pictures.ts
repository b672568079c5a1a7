/** The sizes in which pictures are served, all of them webp. Nothing else is rendered. */
export const picturePresets = {
  avatar: { width: 50, height: 50, quality: 80 },
  thumbnail: { width: 150, height: 150, quality: 80 },
  product: { width: 300, height: 300, quality: 70 },
  default: { width: 1600, height: 1600, quality: 75 },
  /** The default for narrower places: a phone shows a banner at half its width or less. */
  half: { width: 800, height: 800, quality: 75 },
  quarter: { width: 400, height: 400, quality: 75 },
} as const;

/** These keep the picture's own proportions within their square; the others are padded to theirs. */
const ownProportions = ['quarter', 'half', 'default'] as const satisfies PicturePreset[];

export const keepsProportions = (preset: PicturePreset) =>
  ownProportions.some((one) => one === preset);

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

/** A stored picture in its own proportions, for the browser to choose a width of (`srcset`). */
export const pictureWidths = (file: string): string | undefined =>
  stored.test(file)
    ? ownProportions
        .map((preset) => `${pictureUrl(file, preset)} ${picturePresets[preset].width}w`)
        .join(', ')
    : undefined;
