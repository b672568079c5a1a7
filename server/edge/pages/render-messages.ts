import type { Page, PageRequest } from '../../../storefront/entry-server.tsx';

/** What is said between the shop and the thread that draws its pages. */
export type ToThread = { page: number } & (
  | { kind: 'draw'; request: Pick<PageRequest, 'url' | 'token' | 'site' | 'popup'> }
  | { kind: 'answers'; answers: Answered[] }
);

/** `ready` once what pages are drawn with is loaded. */
export type FromThread = { kind: 'ready' } | FromDrawing;

export type FromDrawing = { page: number } & (
  | { kind: 'ask'; calls: Call[] }
  | { kind: 'drawn'; drawn: Page }
  | { kind: 'failed'; reason: string }
);

/** What a page asks the API, by a number of its own. */
export type Call = { call: number; url: string; headers: Record<string, string> };

/** Null in its place: it could not be had at all. */
export type Answered = { call: number; answer: Answer | null };

export type Answer = {
  status: number;
  headers: [name: string, value: string][];
  body: ArrayBuffer;
};
