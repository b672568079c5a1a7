import { expect, test } from 'vitest';
import { MOST_SCREENS_OF_PERSON, MOST_SCREENS_OF_SESSION, openLiveEvents } from './live-events.ts';

const open = () => openLiveEvents({ stillHold: async (ids) => new Set(ids) });

test('however many sessions somebody has, their screens take no room from others', async () => {
  const live = open();
  const other = live.follow({ id: 2, sessionId: 100, role: 'sales' });
  const screens = Array.from({ length: 40 }, (_, at) =>
    live.follow({ id: 1, sessionId: at, role: 'owner' }),
  );
  expect(live.count()).toBe(1 + MOST_SCREENS_OF_PERSON);

  const [oldest] = screens;
  expect(await textOf(oldest)).toContain('newer-screens');
  await live.close();
  expect(await textOf(screens.at(-1))).not.toContain('newer-screens');
  expect(await textOf(other)).not.toContain('newer-screens');
});

test('one session gets no more than its own', () => {
  const live = open();
  for (let at = 0; at < 40; at++) live.follow({ id: 1, sessionId: 1, role: 'owner' });
  expect(live.count()).toBe(MOST_SCREENS_OF_SESSION);
});

const textOf = (screen: ReadableStream<Uint8Array> | null | undefined) =>
  new Response(screen).text();
