import { useState } from 'react';
import { type PicturePreset, pictureUrl } from '../../contract/pictures.ts';
import type { Picture as PictureData } from '../../contract/shapes/values.ts';

type Props = {
  picture: PictureData | null;
  preset: PicturePreset;
  width: number;
  height: number;
  /** In the first view: loaded at once and before others. */
  eager?: boolean;
  /** Empty where the text beside it says the same. */
  alt?: string;
  className?: string;
};

/** A picture that is missing, or turns out to be, gives way to the placeholder. */
export function Picture({ picture, preset, width, height, eager, alt, className = '' }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  const file = picture && picture.file !== broken ? picture.file : null;
  return (
    <img
      // It may have failed before the page came to life, when nobody was listening.
      ref={(image) => {
        if (file && image?.complete && image.naturalWidth === 0) setBroken(file);
      }}
      src={pictureUrl(file, preset)}
      alt={alt ?? picture?.alt ?? ''}
      width={width}
      height={height}
      loading={eager ? undefined : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      onError={() => file && setBroken(file)}
      className={`object-contain ${className}`}
    />
  );
}
