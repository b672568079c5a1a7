import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noticesSilence } from './silent-server.ts';

const PATIENCE = 100;
let giveUp: ReturnType<typeof vi.fn<() => void>>;
let watch: ReturnType<typeof noticesSilence>;
beforeEach(() => {
  vi.useFakeTimers();
  giveUp = vi.fn<() => void>();
  watch = noticesSilence(PATIENCE, giveUp);
});
afterEach(() => {
  vi.useRealTimers();
});

const answered = (text: string) => watch(text, Promise.resolve());
const unanswered = async (text: string) => {
  void watch(text, new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(100 * PATIENCE);
};

test('what is not answered in its time is given up', async () => {
  await answered('begin');
  await unanswered('select 1');
  expect(giveUp).toHaveBeenCalledOnce();
});

test('a statement that may take its time is waited for, also after a part of its transaction is undone', async () => {
  await answered('set local statement_timeout = 0');
  await answered('savepoint one');
  await answered('rollback to savepoint one');
  await unanswered('select pg_sleep(3600)');
  expect(giveUp).not.toHaveBeenCalled();
});

test.each(['commit', 'rollback', 'reset statement_timeout'])(
  'after %s the time is limited again',
  async (end) => {
    await answered('set local statement_timeout = 0');
    await answered(end);
    await unanswered('select 1');
    expect(giveUp).toHaveBeenCalledOnce();
  },
);
