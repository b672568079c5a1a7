import { expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { connectionsNeeded } from '../connections-needed.ts';
import { serverArguments } from './settings.ts';

const granted = (env: Record<string, string>) => {
  const connections = connectionsNeeded(readConfig(env));
  const given = serverArguments({ throwaway: false, connections });
  return given.find((one) => one.startsWith('max_connections='));
};

test.each([
  [{}, 60],
  [{ WEB_CONCURRENCY: '2' }, 60],
  [{ WEB_CONCURRENCY: '4' }, 90],
  [{ WEB_CONCURRENCY: '8', DATABASE_CONNECTIONS: '20' }, 244],
])(
  'with %j our own PostgreSQL grants every process its connections, and commands theirs',
  (env, most) => {
    expect(granted(env)).toBe(`max_connections=${most}`);
  },
);
