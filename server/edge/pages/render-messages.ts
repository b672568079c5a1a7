import type { Page, PageRequest } from '../../../storefront/entry-server.tsx';

/** What is said between the shop and the thread that draws its pages. */
export type ToThread = { page: number } & (
  | { kind: 'draw'; request: Pick<PageRequest, 'url' | 'token' | 'site' | 'popup'> }
  /** Null: it could not be had at all. */
  | { kind: 'answer'; call: number; answer: Answer | null }
);

/** `ready` once what pages are drawn with is loaded. */
export type FromThread = { kind: 'ready' } | FromDrawing;

export type FromDrawing = { page: number } /** Asks the API, by a number of its own. */ & (
  | { kind: 'ask'; call: number; url: string; headers: Record<string, string> }
  | { kind: 'drawn'; drawn: Page }
  | { kind: 'failed'; reason: string }
);

export type Answer = {
  status: number;
  headers: [name: string, value: string][];
  body: ArrayBuffer;
};
