// First: whatever comes after it may make markup.
import '../kit/ui/trusted-types.ts';

import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createApi } from '../kit/api/client.ts';
import { reloadOnChunkFailure } from '../kit/state/reload-on-chunk-failure.ts';
import { readToken } from './api/token.ts';
import { AssetsContext } from './assets.ts';
import { PAGE_DATA_ID, PageDataContext, readPageData } from './page-data.ts';
import { Root } from './root.tsx';
import { browserRouter } from './router/browser-router.ts';
import { InRouter } from './router/in-router.tsx';
import type { ApiIn } from './router/load-view.ts';
import { resumeView } from './router/resume-view.ts';
import { SiteContext } from './seo/site.ts';
import { storefront } from './storefront.ts';
import './styles.css';

const apiIn: ApiIn = (locale, signal) =>
  createApi({ locale, token: readToken(), fetch: window.fetch.bind(window), signal });

async function takeOver() {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent ?? '';
  const { assets, site, ...rendered } = readPageData(text);
  const view = await resumeView(storefront, new URL(location.href), rendered);
  const page = (
    <SiteContext value={site}>
      <AssetsContext value={assets}>
        <PageDataContext value={text}>
          <InRouter router={browserRouter(storefront, view, apiIn, readToken)}>
            <Root />
          </InRouter>
        </PageDataContext>
      </AssetsContext>
    </SiteContext>
  );
  // In slices, between which a finger is answered; whatever it presses comes to life first.
  startTransition(() => void hydrateRoot(document, page));
}

reloadOnChunkFailure();
takeOver();
