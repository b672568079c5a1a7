import { afterEach, expect, test, vi } from 'vitest';
import { readSession, setUnreachable, setUser } from './session.ts';
import { company } from './user.fixture.ts';

const beHere = (token: string) => vi.stubGlobal('document', { cookie: `token=${token}` });

afterEach(() => void vi.unstubAllGlobals());

test('what the shop answers about one customer is not taken for another, nor for a guest', () => {
  beHere('ana');
  setUser('ana', company);
  expect(readSession()).toEqual({ kind: 'customer', token: 'ana', user: company });

  beHere('ion');
  setUser('ana', company);
  setUnreachable('ana');
  expect(readSession()).toEqual({ kind: 'customer', token: 'ion', user: null });

  beHere('');
  setUser('ion', company);
  expect(readSession()).toEqual({ kind: 'guest' });
});
