import { type KeyboardEvent, useRef, useState } from 'react';
import { useMessages } from '../../../../kit/i18n/messages.ts';
import { Badge } from '../../../../kit/ui/badge.tsx';
import { fetchedPart } from '../../../../kit/ui/fetched-part.tsx';
import { Icon } from '../../../../kit/ui/icon.tsx';
import { Picture } from '../../../../kit/ui/picture.tsx';
import { PartUnavailable } from '../../../ui/part-unavailable.ts';
import { messages } from '../messages.ts';
import type { ShownPage } from '../shown-page.ts';
import { stepOf } from './step-of.ts';

const Lightbox = fetchedPart(() => import('./lightbox.tsx'));

/** Swiped by hand, stepped through with the arrow keys or the small pictures, enlarged on a press. */
export function Gallery({ product }: { product: ShownPage }) {
  const { title, gallery: pictures } = product;
  const text = useMessages(messages);
  const rail = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [enlarged, setEnlarged] = useState(false);
  /** What enlarges is loaded when first wanted. */
  const [wanted, setWanted] = useState(false);

  function show(index: number) {
    const list = rail.current;
    list?.scrollTo({ left: index * list.clientWidth });
  }

  function onKeyDown(event: KeyboardEvent) {
    const next = current + stepOf(event.key);
    if (next === current || !pictures[next]) return;
    event.preventDefault();
    show(next);
  }

  function enlarge() {
    setWanted(true);
    setEnlarged(true);
    void Lightbox.prepare();
  }

  /** Back to the picture that was looked at last, which may not be the one first pressed. */
  function reduce() {
    setEnlarged(false);
    const slide = rail.current?.children[current];
    requestAnimationFrame(() => slide?.querySelector('button')?.focus({ preventScroll: true }));
  }

  return (
    <section aria-label={text.pictures} className="grid gap-3 md:sticky md:top-22">
      <div className="relative overflow-hidden rounded-card border border-line bg-paper">
        <ul
          ref={rail}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            setCurrent(Math.round(scrollLeft / clientWidth))
          }
          className="rail flex scroll-smooth"
        >
          {(pictures.length > 0 ? pictures : [null]).map((picture, index) => (
            <li key={picture?.file ?? 'none'} className="w-full flex-none snap-center">
              <button
                type="button"
                disabled={picture === null}
                tabIndex={index === current ? 0 : -1}
                onClick={enlarge}
                onKeyDown={onKeyDown}
                className="block w-full cursor-zoom-in p-4 -outline-offset-4 disabled:cursor-default md:p-6"
              >
                <Picture
                  picture={picture}
                  preset="default"
                  width={600}
                  height={600}
                  sizes="(min-width: 1024px) 600px, 100vw"
                  eager={index === 0}
                  alt={picture?.alt ?? title}
                  className="mx-auto aspect-square h-auto w-full"
                />
                {picture && <span className="sr-only">. {text.enlarge}</span>}
              </button>
            </li>
          ))}
        </ul>
        {product.is_promotion && (
          <Badge kind="promotion" className="absolute top-3 left-3">
            {text.promotion}
          </Badge>
        )}
        {pictures.length > 0 && (
          <span className="pointer-events-none absolute right-3 bottom-3 grid size-11 place-items-center rounded-full border border-line bg-paper text-steel">
            <Icon name="zoom" size={20} />
          </span>
        )}
      </div>

      {pictures.length > 1 && (
        <ul className="rail flex gap-2">
          {pictures.map((picture, index) => (
            <li key={picture.file} className="flex-none snap-start">
              <button
                type="button"
                aria-label={text.showPicture(index + 1, pictures.length)}
                aria-current={index === current}
                onClick={() => show(index)}
                className="block rounded-control border border-line bg-paper p-1.5 -outline-offset-2 hover:border-edge aria-[current=true]:border-copper aria-[current=true]:inset-ring-1 aria-[current=true]:inset-ring-copper"
              >
                <Picture
                  picture={picture}
                  preset="thumbnail"
                  width={64}
                  height={64}
                  alt=""
                  className="size-14 md:size-16"
                />
              </button>
            </li>
          ))}
        </ul>
      )}

      {wanted && (
        <Lightbox
          title={title}
          pictures={pictures}
          open={enlarged}
          current={current}
          onShow={(index) => {
            setCurrent(index);
            show(index);
          }}
          onClose={reduce}
          missing={enlarged && <PartUnavailable onClose={reduce} />}
        />
      )}
    </section>
  );
}
