import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';

/** The markup as the server gives it on the page at this address. */
export const renderAt = (path: string, content: ReactNode) =>
  renderToStaticMarkup(<MemoryRouter initialEntries={[path]}>{content}</MemoryRouter>);
