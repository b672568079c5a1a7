import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AtAddress } from '../../router/at-address.fixture.tsx';

/** The markup as the server gives it on the page at this address. */
export const renderAt = (path: string, content: ReactNode) =>
  renderToStaticMarkup(<AtAddress path={path}>{content}</AtAddress>);
