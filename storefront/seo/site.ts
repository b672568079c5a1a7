import { createContext, useContext } from 'react';

/** The shop as the world outside knows it; the server says it, the browser reads it from the page. */
export type Site = {
  /** Without a slash at the end. */
  publicUrl: string;
  name: string;
};

export const SiteContext = createContext<Site>({ publicUrl: '', name: '' });

export const useSite = () => useContext(SiteContext);

/** `/cart` as the world outside calls it; whole addresses stay as they are. */
export const absoluteUrl = ({ publicUrl }: Site, path: string) =>
  /^https?:\/\//.test(path) ? path : `${publicUrl}${path}`;
