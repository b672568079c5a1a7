import type { Hono } from 'hono';
import type { LiveEvent } from '../../../contract/staff/live.ts';

/** A screen that follows events, over a socket or without one. */
export async function openScreen(ask: () => Response | Promise<Response>) {
  const response = await ask();
  const reader = response.body?.getReader();
  const events: LiveEvent[] = [];
  let text = '';
  const ended = (async () => {
    for (;;) {
      const part = await reader?.read();
      if (!part || part.done) return true;
      text += new TextDecoder().decode(part.value);
      const sent = text.matchAll(/^data: (.*)\n\n/gm);
      events.splice(0, events.length, ...Array.from(sent, ([, json = '']) => JSON.parse(json)));
    }
  })();
  return {
    status: response.status,
    headers: response.headers,
    /** All that was said so far. */
    events,
    kinds: () => events.map(({ kind }) => kind),
    text: () => text,
    /** True, once the shop ends it. */
    ended,
    leave: async () => void (await reader?.cancel()),
  };
}

export const openScreenOf = (app: Hono, headers: Record<string, string>) =>
  openScreen(() => app.request('/api/staff/events/', { headers }));
