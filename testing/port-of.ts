import type { Server } from 'node:net';

/** Where a server listens that asked for any free port. */
export function portOf(server: Server) {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}
