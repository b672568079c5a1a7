import { renderToString } from 'react-dom/server';
import { type Answers, apiWith } from '../router/api-with.fixture.ts';
import { CurrentScreen } from '../router/current-screen.tsx';
import { InRouter } from '../router/in-router.tsx';
import { loadView } from '../router/load-view.ts';
import { staticRouter } from '../router/router.ts';
import type { ScreenModule } from '../router/screen.ts';
import { PageError } from './not-found.tsx';

/** A screen as the server renders it from an API that has these answers and no others. */
export async function renderScreen(
  { path, ...module }: ScreenModule & { path: string },
  url: string,
  answers: Answers,
) {
  const asked: string[] = [];
  const screen = { name: 'tested', path: path.replace(/^\/ru/, ''), load: async () => module };
  const storefront = { screens: [screen], loadFrame: async () => undefined, Problem: PageError };
  const view = await loadView(storefront, new URL(url, 'http://shop'), {
    apiIn: apiWith(answers, asked),
  });
  const html = renderToString(
    <InRouter router={staticRouter(view)}>
      <CurrentScreen />
    </InRouter>,
  );
  return { html, said: spoken(html), status: view.problem?.status ?? 200, asked };
}

/** What can be read on the page, without its data for machines. */
const spoken = (html: string) =>
  html
    .replace(/<script.*?<\/script>/gs, ' ')
    // React keeps neighbouring texts apart with these.
    .replaceAll('<!-- -->', '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
