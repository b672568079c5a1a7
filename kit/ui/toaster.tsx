import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { useStore } from '../state/store.ts';
import { Icon } from './icon.tsx';
import { uiMessages } from './messages.ts';
import { dismissToast, type Toast, type ToastPlace, toasts } from './toast.ts';

/** At the top they stand below the header, whose search and cart stay in view. */
const places: Record<ToastPlace, string> = {
  top: 'top-20 [position-anchor:--header] supports-[anchor-name:--a]:top-[calc(anchor(bottom)+8px)]',
  bottom: 'bottom-2',
};

export default function Toaster({ place }: { place: ToastPlace }): ReactNode {
  const shown = useStore(toasts);
  const box = useRef<HTMLElement>(null);
  // A live region is heard only when it was there before its text.
  const [ready, setReady] = useState(false);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const held = isPointed || isFocused;
  const newest = shown.at(-1)?.id;

  useEffect(() => setReady(true), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new toast rises above a dialog opened since
  useEffect(() => {
    box.current?.togglePopover(false);
    box.current?.togglePopover(true);
  }, [newest]);

  const list = (some: Toast[]) =>
    ready && some.map((one) => <ToastCard key={one.id} toast={one} held={held} />);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: whoever is at it only holds the time
    <section
      ref={box}
      popover="manual"
      onMouseEnter={() => setPointed(true)}
      onMouseLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className={`fixed inset-auto ${places[place]} right-4 m-0 max-h-dvh w-[calc(100%-32px)] max-w-sm overflow-visible bg-transparent`}
    >
      <div role="alert">{list(shown.filter(({ kind }) => kind === 'error'))}</div>
      <div role="status">{list(shown.filter(({ kind }) => kind !== 'error'))}</div>
    </section>
  );
}

const marks: Record<Toast['kind'], string> = {
  success: 'text-ok',
  error: 'text-danger',
  warning: 'text-warn',
  info: 'text-steel',
};

/** A toast that is pointed at or focused waits; its time begins again afterwards. */
function ToastCard({ toast, held }: { toast: Toast; held: boolean }) {
  const text = useMessages(uiMessages);
  const { id, kind, ms, about, link } = toast;

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(id), ms);
    return () => clearTimeout(timer);
  }, [held, id, ms]);

  return (
    <div className="mb-2 flex animate-appear items-start gap-3 rounded-control border border-line on-paper p-4 shadow-lift">
      <Icon name={kind} className={marks[kind]} />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{toast.text}</p>
        {about && <p className="mt-0.5 line-clamp-2 text-sm text-steel">{about}</p>}
        {link && (
          <a
            href={link.href}
            onClick={() => dismissToast(id)}
            className="link -mb-2 inline-flex min-h-11 items-center text-sm font-medium"
          >
            {link.title}
          </a>
        )}
      </div>
      <button
        type="button"
        aria-label={text.close}
        onClick={() => dismissToast(id)}
        className="-m-2.5 grid size-11 flex-none place-items-center rounded-control hover:bg-mist"
      >
        <Icon name="close" size={20} />
      </button>
    </div>
  );
}
