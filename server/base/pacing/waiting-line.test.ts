import { afterEach, expect, test, vi } from 'vitest';
import { soon } from '../../../testing/soon.ts';
import { Busy, linePerKey, openLine } from './waiting-line.ts';

/** Work that ends when the test says so; `begun` tells in which order it was begun. */
function setup() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    work: (name: string) => () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    },
    end: (name: string) => ends.get(name)?.(),
  };
}

afterEach(() => {
  vi.useRealTimers();
});

const atOnce = async () => {};
const limits = { atOnce: 1, waiting: 2, patience: 60_000, pause: atOnce };

test('no more is done at once than was said, in the order it was asked for', async () => {
  const { begun, work, end } = setup();
  const line = openLine({ ...limits, atOnce: 2, waiting: 5 });
  const all = ['a', 'b', 'c', 'd'].map((name) => line.take(work(name)));
  expect(begun).toEqual(['a', 'b']);
  end('b');
  await soon(() => begun).toEqual(['a', 'b', 'c']);
  end('a');
  await soon(() => begun).toEqual(['a', 'b', 'c', 'd']);
  end('c');
  end('d');
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
  expect(line.isIdle()).toBe(true);
});

test('beyond those who wait everybody is sent away, and the line goes on', async () => {
  const { begun, work, end } = setup();
  const line = openLine(limits);
  const taken = ['a', 'b', 'c'].map((name) => line.take(work(name)));
  await expect(line.take(work('d'))).rejects.toThrow(Busy);
  for (const name of ['a', 'b', 'c']) {
    await soon(() => begun).toContain(name);
    end(name);
  }
  await Promise.all(taken);
  expect(begun).toEqual(['a', 'b', 'c']);
});

test('who fills the line keeps nobody else out: it gives up places, and turns go round', async () => {
  const { begun, work, end } = setup();
  const line = openLine({ ...limits, waiting: 4 });
  const greedy = ['a', 'b', 'c', 'd', 'e'].map((name) => line.take(work(name), { from: 'one' }));
  const sentAway = expect(greedy[4]).rejects.toThrow(Busy);
  const other = line.take(work('f'), { from: 'other' });
  await sentAway;
  // Both have a place in the first round, and neither gets more by asking again.
  await expect(line.take(work('g'), { from: 'one' })).rejects.toThrow(Busy);
  expect(line.state()).toEqual({ underWay: 1, waiting: 4, refused: 2 });
  for (const name of ['a', 'b', 'f', 'c', 'd']) {
    await soon(() => begun.at(-1)).toBe(name);
    end(name);
  }
  await Promise.all([...greedy.slice(0, 4), other]);
  expect(line.isIdle()).toBe(true);
});

test('whoever is sent away hears it after a pause, so that asking again takes no processor', async () => {
  const { work } = setup();
  const paused: (() => void)[] = [];
  const line = openLine({
    ...limits,
    waiting: 0,
    pause: () => new Promise<void>((resolve) => paused.push(resolve)),
  });
  line.take(work('a'));
  let isRefused = false;
  const refused = line.take(work('b')).catch((error) => {
    isRefused = true;
    return error;
  });
  await soon(() => paused).toHaveLength(1);
  expect(isRefused).toBe(false);
  paused[0]?.();
  expect(await refused).toBeInstanceOf(Busy);
});

test('at the door those alone are turned away who would be in the line, after the same pause', async () => {
  const { begun, work, end } = setup();
  const pauses: number[] = [];
  const pause = async (milliseconds: number) => {
    pauses.push(milliseconds);
  };
  const line = openLine({ ...limits, pause });
  const taken: Promise<string>[] = [];
  for (const name of ['a', 'b', 'c']) {
    expect(line.turnAway({ from: 'one' })).toBeNull();
    taken.push(line.take(work(name), { from: 'one' }));
  }
  await line.turnAway({ from: 'one' });
  expect(pauses).toEqual([expect.any(Number)]);
  // Who has more places would give one up.
  expect(line.turnAway({ from: 'other' })).toBeNull();
  expect(line.state()).toEqual({ underWay: 1, waiting: 2, refused: 1 });
  for (const name of ['a', 'b', 'c']) {
    await soon(() => begun).toContain(name);
    end(name);
  }
  await Promise.all(taken);
  expect(line.turnAway({ from: 'one' })).toBeNull();
});

test('who waited, before or in the line, hears it no later than whoever is sent away at once', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { begun, work, end } = setup();
  const pauses: number[] = [];
  const pause = async (milliseconds: number) => {
    pauses.push(milliseconds);
  };
  const line = openLine({ ...limits, pause });
  const greedy = ['a', 'b', 'c'].map((name) => line.take(work(name), { from: 'one' }));
  vi.advanceTimersByTime(550);
  const sentAway = expect(greedy[2]).rejects.toThrow(Busy);
  const other = line.take(work('d'), { from: 'other' });
  await sentAway;
  await expect(line.take(work('e'), { from: 'one' })).rejects.toThrow(Busy);
  await expect(line.take(work('f'), { from: 'one', since: 550 - 500 })).rejects.toThrow(Busy);
  const [waited = 0, atOnce = 0, waitedBefore = 0] = pauses;
  expect(waited + 550).toBeLessThanOrEqual(1_100);
  expect(waitedBefore + 500).toBeLessThanOrEqual(1_100);
  expect(waited).toBeLessThan(atOnce);
  vi.useRealTimers();
  for (const name of ['a', 'b', 'd']) {
    await soon(() => begun.at(-1)).toBe(name);
    end(name);
  }
  await Promise.all([...greedy.slice(0, 2), other]);
});

test('nobody waits for longer than was said, counted from when they asked', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  const { work } = setup();
  const line = openLine({ ...limits, patience: 1_000 });
  line.take(work('a'));
  let isRefused = false;
  const late = line.take(work('b'), { since: -400 }).catch((error) => {
    isRefused = true;
    return error;
  });
  await vi.advanceTimersByTimeAsync(599);
  expect(isRefused).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await late).toBeInstanceOf(Busy);
});

test('who has gone leaves the line, and what they wanted is not done', async () => {
  const { begun, work, end } = setup();
  const line = openLine(limits);
  const gone = new AbortController();
  const first = line.take(work('a'));
  const second = line.take(work('b'), { signal: gone.signal });
  const third = line.take(work('c'));
  gone.abort(new Error('left'));
  await expect(second).rejects.toThrow('left');
  end('a');
  await soon(() => begun).toEqual(['a', 'c']);
  end('c');
  await Promise.all([first, third]);
  await expect(line.take(work('d'), { signal: gone.signal })).rejects.toThrow('left');
  expect(begun).toEqual(['a', 'c']);
});

test('work that fails makes room like any other', async () => {
  const line = openLine(limits);
  await expect(line.take(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await line.take(async () => 'next')).toBe('next');
});

test('renewals have every second turn and crowd out nobody', async () => {
  const { begun, work, end } = setup();
  const line = openLine({ ...limits, waiting: 3 });
  const all = [line.take(work('first'))];
  for (const name of ['r1', 'r2']) all.push(line.take(work(name), { isRenewal: true }));
  for (const name of ['a', 'b']) all.push(line.take(work(name)));
  for (const name of ['first', 'r1', 'a', 'r2', 'b']) {
    await soon(() => begun.at(-1)).toBe(name);
    end(name);
  }
  await Promise.all(all);
});

test('a customer waits for itself alone, and takes no room afterwards', async () => {
  const { begun, work, end } = setup();
  const lines = linePerKey<number>({ ...limits, waiting: 1 });
  const taken = [lines.take(1, work('1a')), lines.take(1, work('1b')), lines.take(2, work('2a'))];
  expect(begun).toEqual(['1a', '2a']);
  await expect(lines.take(1, work('1c'))).rejects.toThrow(Busy);
  end('2a');
  end('1a');
  await soon(() => begun).toEqual(['1a', '2a', '1b']);
  end('1b');
  await Promise.all(taken);
  expect(lines.size()).toBe(0);
});

test('nobody waits for longer than was said', async () => {
  vi.useFakeTimers();
  const { begun, work } = setup();
  const line = openLine({ ...limits, patience: 1_000 });
  line.take(work('a'));
  const second = line.take(work('b')).catch((error) => error);
  vi.advanceTimersByTime(1_000);
  expect(await second).toBeInstanceOf(Busy);
  expect(begun).toEqual(['a']);
});
