import { type ReactNode, useEffect, useRef } from 'react';
import { watchMaps } from './watch-maps.ts';

type Props = {
  lat: number;
  lng: number;
  /** Said at the mark. */
  label: string;
  /** Stands in the map's place until the map is there, and for good when it cannot come. */
  children: ReactNode;
  className?: string;
};

/** The place of a map, which is fetched and drawn when it comes into view. */
export function ShopMap({ lat, lng, label, children, className = '' }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => (frame.current ? watchMaps(frame.current) : undefined), []);
  return (
    <div
      ref={frame}
      className={`relative isolate overflow-hidden rounded-card on-paper ${className}`}
    >
      <div
        data-map={label}
        data-lat={lat}
        data-lng={lng}
        className="peer invisible absolute inset-0 data-drawn:visible"
      />
      <div className="absolute inset-0 grid place-items-center p-5 text-center peer-data-drawn:invisible">
        {children}
      </div>
    </div>
  );
}
