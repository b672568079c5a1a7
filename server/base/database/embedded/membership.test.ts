import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { joinServer } from './membership.ts';

test('a server that takes connections and says nothing is not waited for without end', async () => {
  const frozen = createServer().listen(0, '127.0.0.1');
  await once(frozen, 'listening');
  const { port } = Object(frozen.address());
  expect(await joinServer(port, 'secret', 100)).toBeUndefined();
  frozen.close();
});
