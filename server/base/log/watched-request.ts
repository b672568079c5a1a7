import { AsyncLocalStorage } from 'node:async_hooks';

/** What the operator sees of a request: nothing of who asked, or for what. */
export type WatchedRequest = {
  id: string;
  /** The pattern of the address, where the router does not say it. */
  route: string | null;
  statements: number;
  databaseMs: number;
  renderMs: number;
  cache: 'hit' | 'stale' | 'miss' | null;
};

const storage = new AsyncLocalStorage<WatchedRequest | undefined>();

/** The request this is done for; undefined for what nobody asked for. */
export const watchedRequest = () => storage.getStore();

/** Does the work as part of the request, also where another one's answer woke us. */
export const asPartOf = <T>(request: WatchedRequest | undefined, work: () => T): T =>
  storage.run(request, work);

/** Counts a statement for the request that needs it. */
export function noteStatement(milliseconds: number) {
  const request = storage.getStore();
  if (!request) return;
  request.statements += 1;
  request.databaseMs += milliseconds;
}
