/**
 * Calls a shop as 1C does: a fixed ladder of plain requests, the same file in parts by the limit
 * the shop names, and the same question again for as long as it hears of progress.
 */

export type Connection = {
  /** Of the shop's exchange: https://shop.example/1c_exchange */
  url: string;
  name: string;
  password: string;
  /** Instead of the network, and after each answer. */
  fetch?: typeof globalThis.fetch;
  heard?: (question: string, answer: string) => void;
};

type Type = 'catalog' | 'sale';
export type Session = { type: Type; cookie: string; sessid: string; timestamp: string };

export class ExchangeFailed extends Error {
  override name = 'ExchangeFailed';
}

const asksAgain = 1_000;

export function open1c(connection: Connection) {
  const { fetch: call = fetch, heard } = connection;
  const basic = Buffer.from(`${connection.name}:${connection.password}`).toString('base64');

  async function ask(
    query: Record<string, string>,
    { headers, body }: { headers: Record<string, string>; body?: Uint8Array | undefined },
  ): Promise<string> {
    const response = await call(`${connection.url}?${new URLSearchParams(query)}`, {
      method: body ? 'POST' : 'GET',
      headers,
      ...(body && { body: new Uint8Array(body) }),
    });
    const charset = /charset=([\w-]+)/.exec(response.headers.get('content-type') ?? '')?.[1];
    const text = new TextDecoder(charset ?? 'utf-8').decode(await response.arrayBuffer());
    heard?.(`${query.type} ${query.mode} ${query.filename ?? ''}`.trim(), text);
    return text;
  }

  const within = (
    session: Session,
    mode: string,
    more: Record<string, string>,
    body?: Uint8Array,
  ) =>
    ask(
      { type: session.type, mode, sessid: session.sessid, ...more },
      { headers: { Cookie: session.cookie }, body },
    );

  async function expectSuccess(answer: Promise<string>): Promise<void> {
    const text = await answer;
    if (!text.startsWith('success')) throw new ExchangeFailed(text);
  }

  return {
    async checkAuth(type: Type): Promise<Session> {
      const headers = { Authorization: `Basic ${basic}` };
      const text = await ask({ type, mode: 'checkauth' }, { headers });
      const [word, cookie = '', value = '', ...rest] = text.split('\n');
      if (word !== 'success') throw new ExchangeFailed(text);
      const named = (name: string) =>
        rest.find((line) => line.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
      return {
        type,
        cookie: `${cookie}=${value}`,
        sessid: named('sessid'),
        timestamp: named('timestamp'),
      };
    },

    async init(session: Session): Promise<{ limit: number }> {
      const text = await within(session, 'init', {});
      const limit = Number(/^file_limit=(\d+)$/m.exec(text)?.[1]);
      if (!limit) throw new ExchangeFailed(text);
      return { limit };
    },

    async send(session: Session, filename: string, content: Uint8Array, limit: number) {
      for (let at = 0; at === 0 || at < content.length; at += limit) {
        const part = content.subarray(at, at + limit);
        await expectSuccess(within(session, 'file', { filename }, part));
      }
    },

    /** Asks until it is done; answers with how often it heard of progress. */
    async import(session: Session, filename: string): Promise<number> {
      for (let times = 0; ; times += 1) {
        const text = await within(session, 'import', { filename });
        if (text.startsWith('success')) return times;
        if (!text.startsWith('progress')) throw new ExchangeFailed(text);
        await new Promise((resolve) => setTimeout(resolve, asksAgain));
      }
    },

    async end(session: Session) {
      const { timestamp } = session;
      await expectSuccess(within(session, 'deactivate', { timestamp }));
      await expectSuccess(within(session, 'complete', {}));
    },

    /** Any other step, answered as it is. */
    step: (session: Session, mode: string, more: Record<string, string> = {}) =>
      within(session, mode, more),
  };
}

/** One whole run of the catalogue: everything is sent, then imported as it was sent, then ended. */
export async function sendCatalogue(connection: Connection, files: [string, Uint8Array][]) {
  const client = open1c(connection);
  const session = await client.checkAuth('catalog');
  const { limit } = await client.init(session);
  for (const [name, content] of files) {
    await client.send(session, name, content, limit);
    if (/\.xml$/i.test(name)) await client.import(session, name);
  }
  await client.end(session);
}
