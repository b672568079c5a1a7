import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { keptPartsIn } from '../../layout/kept-parts.tsx';
import { AtAddress } from '../../router/at-address.fixture.tsx';
import { KeptPartsContext } from '../drawn-once.tsx';

/** The markup as the server gives it on the page at this address. */
export const renderAt = (path: string, content: ReactNode) =>
  renderToStaticMarkup(<AtAddress path={path}>{content}</AtAddress>);

/** What several pages in turn get of it, the last ones as it was kept, for the browser to take over. */
export const renderAgain = (path: string, content: ReactNode) =>
  Array.from({ length: 3 }, () =>
    renderToString(
      <AtAddress path={path}>
        <KeptPartsContext value={keptPartsIn('ro')}>{content}</KeptPartsContext>
      </AtAddress>,
    ),
  );
