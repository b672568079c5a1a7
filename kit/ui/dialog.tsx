import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { Button } from './button.tsx';
import { uiMessages } from './messages.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  size?: 'sm' | 'md' | 'lg' | 'sheet-left' | 'sheet-right' | 'full';
  /** Stays in view below what scrolls. */
  footer?: ReactNode;
  children: ReactNode;
};

/**
 * What scrolls can have the focus itself, and gets it before the first field in it. Where that field
 * is in view it is what one came for; a long text stays what the arrows move.
 */
function focusWithin(scroller: Element | null) {
  const first = scroller?.querySelector<HTMLElement>(
    ':is(a[href], summary, :enabled:is(input, select, textarea, button))',
  );
  if (!scroller || !first) return;
  const isInView = first.getBoundingClientRect().bottom <= scroller.getBoundingClientRect().bottom;
  if (isInView) first.focus();
}

/** The browser's own dialog: it keeps the focus inside and gives it back. */
export function Dialog({ open, onClose, title, size = 'md', footer, children }: Props) {
  const text = useMessages(uiMessages);
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    focusWithin(document.activeElement);
    // Also when it leaves the page still open: only a closed dialog gives the focus back.
    return () => element.close();
  }, [open]);

  // A press on the dialog itself is one beside its content. Begun inside it, as when a text is
  // selected, the press must not close.
  const isOutside = (event: MouseEvent) => event.target === event.currentTarget;

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={`dialog dialog-${size}`}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        // Whether it closes is its owner's to say: something may be typed in it.
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
      onClose={() => {
        // By the back gesture of a phone; it is its owner's to say there as well. The browser tells of
        // it late: it may be open again.
        if (!open || dialog.current?.open) return;
        dialog.current?.showModal();
        onClose();
      }}
      onPointerDown={(event) => {
        pressedOutside.current = isOutside(event);
      }}
      onClick={(event) => {
        if (pressedOutside.current && isOutside(event)) onClose();
      }}
    >
      {open && (
        <div className="flex min-h-0 w-full flex-col">
          <h2 id={titleId} className="flex min-h-16 items-center py-3 pr-16 pl-5 text-xl md:pl-6">
            {title}
          </h2>
          {/* A field that gets the focus brings its label and its mistake into view. */}
          <div className="min-h-0 flex-1 scroll-py-12 overflow-y-auto px-5 pb-5 md:px-6 md:pb-6">
            {children}
          </div>
          {footer && <div className="border-t border-line px-5 py-4 md:px-6">{footer}</div>}
          {/* Last, so that the first field or link inside is what gets the focus. */}
          <Button
            kind="ghost"
            icon="close"
            aria-label={text.close}
            onClick={onClose}
            className="absolute! top-2 right-2"
          />
        </div>
      )}
    </dialog>
  );
}
