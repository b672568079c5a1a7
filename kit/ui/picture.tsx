import { useState } from 'react';
import { type PicturePreset, pictureUrl, pictureWidths } from '../../contract/pictures.ts';
import type { Picture as PictureData } from '../../contract/shapes/values.ts';

type Props = {
  picture: PictureData | null;
  preset: PicturePreset;
  width: number;
  height: number;
  /** How wide it is shown, where the default is more than that: `(min-width: 640px) 50vw, 100vw`. */
  sizes?: string;
  /** In the first view: loaded at once and before others. */
  eager?: boolean;
  /** Empty where the text beside it says the same. */
  alt?: string;
  className?: string;
};

/** A picture that is missing, or turns out to be, gives way to the placeholder. */
export function Picture({ picture, preset, sizes, eager, alt, className = '', ...box }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  const file = picture && picture.file !== broken ? picture.file : null;
  return (
    <img
      // It may have failed before the page came to life, when nobody was listening.
      ref={(image) => {
        if (file && image?.complete && image.naturalWidth === 0) setBroken(file);
      }}
      {...(sizes && file && { srcSet: pictureWidths(file), sizes })}
      src={pictureUrl(file, preset)}
      alt={alt ?? picture?.alt ?? ''}
      {...box}
      loading={eager ? undefined : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      onError={() => file && setBroken(file)}
      className={`object-contain ${className}`}
    />
  );
}
