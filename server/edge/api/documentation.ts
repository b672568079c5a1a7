import { Hono } from 'hono';
import { html } from 'hono/html';
import type { ShopOperation } from '../../../contract/operation.ts';
import type { Bytes } from '../http/compression.ts';
import { sendText } from '../http/send-text.ts';
import { openApi } from './open-api.ts';

/** /openapi.json for programs, /docs for people. */
export function documentation(operations: ShopOperation[]) {
  // Made for the first who asks: the shop is open sooner.
  let document: Bytes | undefined;
  let page: Bytes | undefined;
  const app = new Hono();
  app.get('/openapi.json', (c) => {
    c.header('Content-Type', 'application/json; charset=utf-8');
    c.header('Cache-Control', 'public, max-age=300');
    document ??= Buffer.from(JSON.stringify(openApi(operations)));
    return sendText(c, document);
  });
  app.get('/docs', (c) => {
    c.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
    c.header('Content-Type', 'text/html; charset=UTF-8');
    page ??= Buffer.from(String(readablePage(operations)));
    return sendText(c, page);
  });
  return app;
}

function readablePage(operations: ShopOperation[]) {
  const groups = Map.groupBy(operations, ({ path }) => path.split('/')[1] ?? '');
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Cablaj API</title>
        <style>
          body { font: 16px/1.5 system-ui, sans-serif; color: #12161c; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
          h2 { margin-top: 2.5rem; border-bottom: 1px solid #dfe4ea; }
          code { font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
          .method { display: inline-block; min-width: 4.5rem; color: #b3541e; font-weight: 700; text-transform: uppercase; }
          .access, .parameters { color: #5b6673; font-size: 0.875rem; }
          li { margin: 0.75rem 0; list-style: none; }
          ul { padding: 0; }
        </style>
      </head>
      <body>
        <h1>Cablaj API</h1>
        <p>
          Base path <code>/api</code>. JSON in and out; <code>Accept-Language</code> ro or ru;
          <code>Authorization: Token …</code> for customers. Prices are null without a token. The
          machine-readable document is <a href="/api/openapi.json">openapi.json</a>.
        </p>
        ${[...groups].map(
          ([group, members]) => html`
            <h2>${group}</h2>
            <ul>
              ${members.map(entry)}
            </ul>`,
        )}
      </body>
    </html>`;
}

function entry(operation: ShopOperation) {
  const query = operation.query && 'entries' in operation.query ? operation.query.entries : {};
  const names = Object.keys(query as object);
  return html`<li id="${operation.id}">
    <span class="method">${operation.method}</span> <code>${operation.path}</code><br />
    ${operation.summary}
    ${operation.access === 'customer' ? html`<span class="access">· needs a token</span>` : ''}
    ${names.length > 0 ? html`<br /><span class="parameters">Query: ${names.join(', ')}</span>` : ''}
  </li>`;
}
