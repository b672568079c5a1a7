import { type ReactNode, useEffect, useRef, useState } from 'react';

type Props = {
  /** What opens it. */
  label: ReactNode;
  /** How the opener looks and is placed. */
  labelClass?: string;
  align?: 'start' | 'end';
  children: ReactNode;
};

/** A small panel under its opener; it closes when attention goes elsewhere. */
export function Dropdown({ label, labelClass = '', align = 'end', children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!open) return;
    keepInView(panel.current);
    const close = () => setOpen(false);
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !details.current?.contains(target)) close();
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      details.current?.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [open]);

  return (
    <details
      ref={details}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="relative"
    >
      <summary className={`list-none [&::-webkit-details-marker]:hidden ${labelClass}`}>
        {label}
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the choice made inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link or a button is a click */}
      <div
        ref={panel}
        onClick={() => {
          setOpen(false);
          // What was chosen is hidden now: the focus goes back to where it came from.
          details.current?.querySelector('summary')?.focus();
        }}
        className={`absolute top-full z-30 mt-2 min-w-56 rounded-card border border-line on-paper p-2 shadow-lift ${align === 'end' ? 'right-0' : 'left-0'}`}
      >
        {children}
      </div>
    </details>
  );
}

const MARGIN = 8;

/** Where its opener stands too near an edge, it is pushed back onto the screen. */
function keepInView(panel: HTMLElement | null) {
  if (!panel) return;
  panel.style.translate = '';
  const { left, right } = panel.getBoundingClientRect();
  const room = document.documentElement.clientWidth - MARGIN;
  const by = left < MARGIN ? MARGIN - left : Math.min(0, room - right);
  if (by) panel.style.translate = `${by}px`;
}
