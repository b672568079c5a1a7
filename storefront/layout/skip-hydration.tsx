import { createContext, type ReactElement, useContext, useEffect, useRef, useState } from 'react';
import { useLocale } from '../../kit/i18n/locale.ts';

/** Renders a part by itself, on the server; null in the browser, which has its HTML already. */
export const RenderPartContext = createContext<((part: ReactElement) => string) | null>(null);

type Props = {
  /** On the server the part itself, in the browser one that is loaded when it is drawn. */
  children: ReactElement;
  /** Whether all that it shows could be read. */
  isWhole: boolean;
  /** Wakes what the HTML needs a script for; answers how to put it to sleep. */
  enliven?: (html: HTMLElement) => () => void;
};

/**
 * Around a part that is complete as HTML, and the same on all pages of a language. The browser keeps
 * what the server sent, without its code and without walking through it, and draws it itself only
 * where that no longer holds: in another language, when what was missing has come, or when the whole
 * page had to be drawn anew.
 */
export function SkipHydration({ children, isWhole, enliven }: Props) {
  const html = useRef<HTMLDivElement>(null);
  const locale = useLocale();
  const [sent] = useState({ locale, isWhole });
  const renderPart = useContext(RenderPartContext);
  const [isDrawn, setDrawn] = useState(false);
  const holds = locale === sent.locale && (sent.isWhole || !isWhole);

  useEffect(() => {
    if (isDrawn || !html.current) return;
    if (!holds || !html.current.hasChildNodes()) setDrawn(true);
    return enliven?.(html.current);
  }, [isDrawn, holds, enliven]);

  if (isDrawn) {
    return <div className="contents">{children}</div>;
  }
  return (
    <div
      key="sent"
      ref={html}
      className="contents"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on the server; the browser leaves it alone
      dangerouslySetInnerHTML={{
        __html: renderPart ? orMissing(() => renderPart(children)) : '',
      }}
    />
  );
}

/** The page stays whole without a part that breaks, and the browser tries to draw it. */
function orMissing(draw: () => string) {
  try {
    return draw();
  } catch (error) {
    console.error(error);
    return '';
  }
}
