import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import type { Picture as PictureData } from '../../../../contract/shapes/values.ts';
import { useMessages } from '../../../../kit/i18n/messages.ts';
import { Button } from '../../../../kit/ui/button.tsx';
import { Dialog } from '../../../../kit/ui/dialog.tsx';
import { uiMessages } from '../../../../kit/ui/messages.ts';
import { Picture } from '../../../../kit/ui/picture.tsx';
import { messages } from '../messages.ts';
import { stepOf } from './step-of.ts';

type Props = {
  title: string;
  pictures: readonly PictureData[];
  open: boolean;
  current: number;
  onShow: (index: number) => void;
  onClose: () => void;
};

/** A picture as large as the screen, and twice as large on a press. */
export default function Lightbox({ title, pictures, open, current, onShow, onClose }: Props) {
  const text = useMessages(messages);
  const words = useMessages(uiMessages);
  const frame = useRef<HTMLDivElement>(null);
  const [close, setClose] = useState(false);
  const picture = pictures[current] ?? null;

  function step(by: number) {
    if (!pictures[current + by]) return;
    setClose(false);
    onShow(current + by);
  }

  /** Brings the part under the pointer into view. */
  function look({ clientX, clientY }: { clientX: number; clientY: number }) {
    const element = frame.current;
    if (!element) return;
    const box = element.getBoundingClientRect();
    element.scrollTo(
      ((clientX - box.left) / box.width) * (element.scrollWidth - box.width),
      ((clientY - box.top) / box.height) * (element.scrollHeight - box.height),
    );
  }

  function toggle(event: MouseEvent) {
    const { clientX, clientY } = event;
    setClose(!close);
    // The larger picture must be laid out before it can be scrolled.
    requestAnimationFrame(() => look({ clientX, clientY }));
  }

  function onKeyDown(event: KeyboardEvent) {
    // A close-up is looked around in with the same keys.
    if (!close) step(stepOf(event.key));
  }

  const leave = () => {
    setClose(false);
    onClose();
  };

  return (
    <Dialog open={open} onClose={leave} title={title} size="full">
      <div className="relative h-full">
        <div
          ref={frame}
          onPointerMove={(event: PointerEvent) => {
            if (close && event.pointerType === 'mouse') look(event);
          }}
          className="grid h-full overflow-auto overscroll-contain"
        >
          <button
            type="button"
            onClick={toggle}
            onKeyDown={onKeyDown}
            className={`-outline-offset-4 ${close ? 'size-[200%] cursor-zoom-out' : 'size-full min-h-0 cursor-zoom-in'}`}
          >
            <Picture
              picture={picture}
              preset="default"
              width={1600}
              height={1600}
              eager
              className="size-full"
            />
            <span className="sr-only">. {close ? text.shrink : text.enlarge}</span>
          </button>
        </div>
        {pictures.length > 1 && (
          <>
            <Button
              icon="chevron-left"
              aria-label={words.previousItems}
              aria-disabled={current === 0 || undefined}
              onClick={() => step(-1)}
              className="absolute! top-1/2 left-0"
            />
            <Button
              icon="chevron-right"
              aria-label={words.nextItems}
              aria-disabled={current === pictures.length - 1 || undefined}
              onClick={() => step(1)}
              className="absolute! top-1/2 right-0"
            />
            <p
              role="status"
              className="pointer-events-none absolute bottom-0 left-1/2 -translate-x-1/2 rounded-full bg-paper/90 px-3 py-1 text-sm text-steel tabular-nums"
            >
              {text.showPicture(current + 1, pictures.length)}
            </p>
          </>
        )}
      </div>
    </Dialog>
  );
}
