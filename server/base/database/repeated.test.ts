import { afterEach, expect, test, vi } from 'vitest';
import { repeated, repeatingStatements } from './repeated.ts';

afterEach(() => void vi.restoreAllMocks());

const failure = (code: string) => Object.assign(new Error(code), { code });

/** Work that fails so often in this way. */
function failing(times: number, code = '40001') {
  let tried = 0;
  const work = async () => {
    tried += 1;
    if (tried <= times) throw failure(code);
    return tried;
  };
  return { work, tried: () => tried };
}

/** How long it would have waited. */
function noPauses() {
  const pauses: number[] = [];
  return { pauses, pause: async (milliseconds: number) => void pauses.push(milliseconds) };
}

test.each(['40001', '40P01'])('work that others overtook (%s) is done again', async (code) => {
  const { work } = failing(2, code);
  expect(await repeated(work, noPauses())).toBe(3);
});

test('pauses are of any length up to a bound that doubles, so that two do not meet again', async () => {
  const { pauses, pause } = noPauses();
  vi.spyOn(Math, 'random').mockReturnValue(1);
  await repeated(failing(7).work, { pause });
  expect(pauses).toEqual([10, 20, 40, 80, 160, 320, 320]);
  vi.mocked(Math.random).mockReturnValue(0.25);
  await repeated(failing(2).work, { pause });
  expect(pauses.slice(7)).toEqual([2.5, 5]);
});

test('after sixteen tries the failure is told', async () => {
  const { work, tried } = failing(16);
  await expect(repeated(work, noPauses())).rejects.toThrow('40001');
  expect(tried()).toBe(16);
});

test('from the second time on it is done in the way that is asked for', async () => {
  const { pause } = noPauses();
  let again = 0;
  const counting = <Done>(work: () => Promise<Done>) => {
    again += 1;
    return work();
  };
  expect(await repeated(failing(3).work, { pause, again: counting })).toBe(4);
  expect(again).toBe(3);
});

test('any other failure is told at once', async () => {
  const { work, tried } = failing(1, '23505');
  await expect(repeated(work, noPauses())).rejects.toThrow('23505');
  expect(tried()).toBe(1);
});

test('a statement is done again by itself, but never a part of a transaction', async () => {
  const sent: string[] = [];
  let overtaken = true;
  const query = repeatingStatements(async (text) => {
    sent.push(text);
    const fails = overtaken && /update|commit/.test(text);
    overtaken = false;
    if (fails) throw failure('40001');
  });
  const after = async (...texts: string[]) => {
    sent.length = 0;
    for (const text of texts) await query(text, []).catch(() => {});
    return sent;
  };
  expect(await after('update one')).toEqual(['update one', 'update one']);
  for (const begin of ['begin', 'start transaction isolation level serializable']) {
    for (const end of ['commit', 'rollback']) {
      overtaken = false;
      await after(begin, 'savepoint one', 'rollback to one');
      overtaken = true;
      expect(await after('update two')).toEqual(['update two']);
      overtaken = end === 'commit';
      expect(await after(end)).toEqual([end]);
      overtaken = true;
      expect(await after('update three')).toEqual(['update three', 'update three']);
    }
  }
});
