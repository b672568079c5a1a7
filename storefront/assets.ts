import { createContext } from 'react';

/** The built files a page needs; the server knows them, the browser reads them from the page. */
export type Assets = { scripts: string[]; styles: string[]; preloads: string[]; fonts: string[] };

export const AssetsContext = createContext<Assets>({
  scripts: [],
  styles: [],
  preloads: [],
  fonts: [],
});
