import type { PlainAnswer } from '../../../kit/api/client.ts';
import type { Answer } from './render-messages.ts';

type Read = { etag: string; data: unknown; isFrozen: boolean };
type Sent = Record<string, string>;

/** Parts of the frame, in each language, for guests and customers, and some of the last pages. */
const MOST = 200;

/**
 * Answers of the API by their tag. Whoever names the tag is told whether they would get the very
 * same, which then need not be sent nor read again: most of a page's frame never changes. Kept is
 * what is asked for a second time; what a page has for itself would only be in the way.
 */
export function knownAnswers(most = MOST) {
  /** Null where it is only known that it was asked for. */
  const read = new Map<string, Read | null>();
  const keyOf = (url: string, sent: Sent) =>
    `${sent['Accept-Language']} ${'Authorization' in sent} ${url}`;

  function keep(key: string, known: Read | null) {
    read.delete(key);
    read.set(key, known);
    const [oldest] = read.keys();
    if (read.size > most && oldest !== undefined) read.delete(oldest);
  }

  return {
    find: (url: string, sent: Sent) => read.get(keyOf(url, sent)) ?? undefined,
    read(answer: Answer, before: Read | undefined, url: string, sent: Sent): PlainAnswer {
      const key = keyOf(url, sent);
      if (answer.status === 304 && before) {
        // From now on several pages are drawn from it.
        if (!before.isFrozen) freeze(before.data);
        keep(key, { ...before, isFrozen: true });
        return plain({ ...answer, status: 200 }, async () => before.data);
      }
      return plain(answer, async () => {
        const data: unknown = JSON.parse(decoder.decode(answer.body));
        const etag = headerOf(answer, 'etag');
        if (answer.status === 200 && etag) {
          keep(key, read.has(key) ? { etag, data, isFrozen: false } : null);
        }
        return data;
      });
    },
  };
}

const decoder = new TextDecoder();

const headerOf = ({ headers }: Answer, name: string) =>
  headers.find(([known]) => known === name)?.[1] ?? null;

/** What `fetch` would give: its own kind takes longer to make than the answer to read. */
const plain = (answer: Answer, json: () => Promise<unknown>): PlainAnswer => ({
  ok: answer.status >= 200 && answer.status < 300,
  status: answer.status,
  headers: { get: (name) => headerOf(answer, name.toLowerCase()) },
  json,
  blob: async () => new Blob([answer.body]),
});

function freeze(data: unknown) {
  if (typeof data !== 'object' || data === null) return;
  Object.freeze(data);
  for (const value of Object.values(data)) freeze(value);
}
