import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useLocale } from '../i18n/locale.ts';

type Props = {
  /** On the server the part itself, in the browser one that is loaded when it is drawn. */
  children: ReactNode;
  /** Wakes what the HTML needs a script for; answers how to put it to sleep. */
  enliven?: (html: HTMLElement) => () => void;
};

/**
 * Around a part that is complete as HTML. The browser keeps what the server sent, without its
 * code and without walking through it, and draws it itself only where that no longer holds: in
 * another language, or when the whole page had to be drawn anew.
 */
export function SkipHydration({ children, enliven }: Props) {
  const html = useRef<HTMLDivElement>(null);
  const locale = useLocale();
  const [sentIn] = useState(locale);
  const [isDrawn, setDrawn] = useState(import.meta.env.SSR);
  if (!isDrawn && locale !== sentIn) setDrawn(true);

  useEffect(() => {
    if (isDrawn || !html.current) return;
    if (!html.current.hasChildNodes()) setDrawn(true);
    return enliven?.(html.current);
  }, [isDrawn, enliven]);

  if (isDrawn) {
    return (
      <div className="contents">
        <Suspense>{children}</Suspense>
      </div>
    );
  }
  return (
    <div
      key="kept"
      ref={html}
      className="contents"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what is there already stays
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
