import { type ReactNode, useEffect, useRef, useState } from 'react';

type Props = {
  lat: number;
  lng: number;
  /** Said at the mark. */
  label: string;
  /** Stands in the map's place until the map is there, and for good when it cannot come. */
  children: ReactNode;
  className?: string;
};

/** A map, fetched when it comes into view. */
export function ShopMap({ lat, lng, label, children, className = '' }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    const place = frame.current;
    if (!place) return;
    let remove = () => {};
    const watcher = new IntersectionObserver(async ([entry]) => {
      if (!entry?.isIntersecting) return;
      watcher.disconnect();
      const drawing = await import('./draw-map.ts').catch(() => null);
      // The person may have gone to another page meanwhile.
      if (!place.isConnected || !drawing) return;
      const onChange = (isDrawn: boolean) => setShown(isDrawn);
      remove = drawing.drawMap(place, { lat, lng, label }, onChange);
    });
    watcher.observe(place);
    return () => {
      watcher.disconnect();
      remove();
    };
  }, [lat, lng, label]);

  return (
    <div className={`relative isolate overflow-hidden rounded-card bg-mist text-ink ${className}`}>
      <div className={`absolute inset-0 grid place-items-center p-5 text-center ${isShown ? 'invisible' : ''}`}>{children}</div>
      <div ref={frame} className={`absolute inset-0 ${isShown ? '' : 'invisible'}`} />
    </div>
  );
}
