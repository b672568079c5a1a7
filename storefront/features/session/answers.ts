import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { Locale } from '../../../contract/locale.ts';
import type { Api } from '../../../kit/api/client.ts';
import { localeOfPath, useLocale } from '../../../kit/i18n/locale.ts';
import { listeners } from '../../../kit/state/listeners.ts';
import { readToken } from '../../api/token.ts';
import { browserApi } from './browser-api.ts';
import { tokenOf, useSession } from './session.ts';

type Options<Asked, Answer> = {
  ask: (api: Api, asked: Asked) => Promise<Answer>;
  /** Milliseconds for which it is not asked for again; else each who comes to see it asks. */
  lasts?: (answer: Answer) => number;
  /** The same for everybody: asked for without saying by whom. */
  isForAll?: boolean;
};

/** The same object until something changes. */
type Known<Answer> = {
  answer?: Answer;
  /** The shop could not be asked; what it answered before stays. */
  isFailed: boolean;
  /** When it is to be asked again. */
  until: number;
};

type Answers<Asked, Answer> = ReturnType<typeof answersOf<Asked, Answer>>;

const nothing: Known<never> = { isFailed: false, until: 0 };

/** How many of a kind are kept: the newest, among which are those on the screen. */
const MOST = 20;

/**
 * What the shop answers to one kind of question, kept as long as the page lives. The key says who
 * asked, in which language and for what: an answer is shown at once where it is wanted again, and
 * to nobody else. Who wants the same at once waits for one answer.
 */
export function answersOf<Asked, Answer>(options: Options<Asked, Answer>) {
  const { ask, lasts = () => 0, isForAll = false } = options;
  const { subscribe, notify } = listeners();
  const kept = new Map<string, Known<Answer>>();
  const underWay = new Map<string, Promise<void>>();

  type Key = [token: string | null, locale: Locale, asked: Asked];
  const keyOf = (asked: Asked, locale: Locale, token: string | null) =>
    JSON.stringify([isForAll ? null : token, locale, asked] satisfies Key);
  const partsOf = (key: string): Key => JSON.parse(key);

  const read = (key: string): Known<Answer> => kept.get(key) ?? nothing;

  function enter(key: string, known: Known<Answer>) {
    const [token] = partsOf(key);
    // What a customer was told is not for whoever sits down after them, nor kept.
    if (!isForAll && token !== readToken()) return;
    for (const other of kept.keys()) if (partsOf(other)[0] !== token) kept.delete(other);
    kept.delete(key);
    kept.set(key, known);
    const [oldest = key] = kept.keys();
    if (kept.size > MOST) kept.delete(oldest);
    notify();
  }

  const put = (key: string, answer: Answer) =>
    enter(key, { answer, isFailed: false, until: Date.now() + lasts(answer) });

  /** Changes what is kept now, if anything is. */
  function change(key: string, edit: (answer: Answer) => Answer) {
    const { answer } = read(key);
    if (answer !== undefined) put(key, edit(answer));
  }

  async function request(key: string, isFirst = true) {
    const [token, , asked] = partsOf(key);
    const before = kept.get(key);
    // What has become known otherwise since it was asked for is newer, but not all there is.
    const isOld = () => kept.has(key) && kept.get(key) !== before;
    try {
      const answer = await ask(browserApi(token), asked);
      if (!isOld()) put(key, answer);
      else if (isFirst) await request(key, false);
    } catch {
      if (!isOld()) enter(key, { ...read(key), isFailed: true, until: Date.now() });
    }
  }

  function askAnew(key: string): Promise<void> {
    const asked = underWay.get(key) ?? request(key).finally(() => underWay.delete(key));
    underWay.set(key, asked);
    return asked;
  }

  /** Asks, unless what is kept still lasts. */
  const want = async (key: string) => {
    if (Date.now() >= read(key).until) await askAnew(key);
  };

  return {
    keyOf,
    read,
    subscribe,
    put,
    change,
    askAnew,
    want,
    /** For whoever is about to want it. */
    prepare: (asked: Asked) =>
      want(keyOf(asked, localeOfPath(window.location.pathname), readToken())),
  };
}

/**
 * The answer to whoever is here, for as long as `asked` is not null. What did not come is asked for
 * again with the connection, and by `askAnew`. `shown` is, until the answer is here, the last one
 * that the same person saw in this place.
 */
export function useAnswer<Asked, Answer>(answers: Answers<Asked, Answer>, asked: Asked | null) {
  const locale = useLocale();
  const token = tokenOf(useSession());
  const key = asked === null ? null : answers.keyOf(asked, locale, token);
  const known = useSyncExternalStore<Known<Answer>>(
    answers.subscribe,
    () => (key === null ? nothing : answers.read(key)),
    () => nothing,
  );
  const { answer, isFailed } = known;
  const viewer = `${token} ${locale}`;
  const [last, setLast] = useState<{ viewer: string; answer: Answer } | null>(null);

  useEffect(() => {
    if (key === null) setLast(null);
    else if (answer !== undefined) setLast({ viewer, answer });
  }, [key, viewer, answer]);

  useEffect(() => {
    // A page as the server made it does not know yet who is here.
    if (key === null || readToken() !== token) return;
    const want = () => void answers.want(key);
    want();
    window.addEventListener('online', want);
    return () => window.removeEventListener('online', want);
  }, [answers, key, token]);

  return {
    ...known,
    shown:
      answer ?? (!isFailed && key !== null && last?.viewer === viewer ? last.answer : undefined),
    askAnew: useCallback(async () => {
      if (key !== null) await answers.askAnew(key);
    }, [answers, key]),
    /** What has become known of it otherwise. */
    change(edit: (answer: Answer) => Answer) {
      if (key !== null) answers.change(key, edit);
    },
  };
}
