import { createContext, type HTMLAttributes, type ReactElement, useContext } from 'react';

export type KeptParts = {
  htmlOf: (part: ReactElement) => string;
  /** '' the first time: drawing a part by itself and keeping it is worth it if it comes again. */
  htmlIfRepeated: (part: ReactElement) => string;
};

/** Parts of pages as HTML, on the server; null in the browser, which has it already. */
export const KeptPartsContext = createContext<KeptParts | null>(null);

type Props = HTMLAttributes<HTMLElement> & {
  as: 'article' | 'aside';
  /** Not where something of this page is in it. */
  isAlike?: boolean;
  children: ReactElement;
};

/**
 * Around a part that many pages show alike. The server writes the HTML it has into all of them; the
 * browser brings it to life like everything else. So it must not depend on the page it is on, have
 * an id of React's in its HTML, nor hold a picture that is loaded before others.
 */
export function DrawnOnce({ as: Box, isAlike = true, children, ...box }: Props) {
  const parts = useContext(KeptPartsContext);
  const html = isAlike && parts?.htmlIfRepeated(children);
  if (!html) return <Box {...box}>{children}</Box>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on the server
  return <Box {...box} dangerouslySetInnerHTML={{ __html: html }} />;
}
