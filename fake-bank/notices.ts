import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Clock } from './clock.ts';

/** What is said to the shop without being asked. It is made anew for each try, with the stamp of that time. */
type Message = { headers: Record<string, string>; body: string };
export type Write = (at: Date, habits: Habits) => Message;

type Try = { at: Date; headers: Record<string, string>; body: string; status: number | null };
export type Notice = { id: string; url: string; tries: Try[]; next: Date | null };

/** Seconds from one try to the next. Anything but exactly 200 is none that arrived. */
const AGAIN_AFTER = [10, 60, 300, 600, 3_600, 43_200, 86_400];

export const habitsForm = v.object({
  /** Nothing goes out before it is told to. */
  wait: v.optional(v.boolean(), false),
  /** How often each is sent at once. */
  copies: v.optional(v.number(), 1),
  /** What is wrong with it: another's key, another body than was signed, no signature. */
  spoilt: v.optional(v.nullable(v.picklist(['key', 'body', 'signature'])), null),
  /** Whether a repeated one carries the stamp of the first. */
  keepsStamp: v.optional(v.boolean(), false),
  /** Seconds by which stamps are wrong. */
  skew: v.optional(v.number(), 0),
  /** In which order MIA signs. */
  miaOrder: v.optional(v.picklist(['case', 'code']), 'case'),
});
export type Habits = v.InferOutput<typeof habitsForm>;
export const usual: Habits = v.parse(habitsForm, {});

const PATIENCE = 10_000;

const isHere = (url: string) =>
  URL.canParse(url) && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);

export function openNotices(clock: Clock) {
  const all: (Notice & { write: Write; first: Date; rounds: number })[] = [];
  const underWay = new Set<Promise<unknown>>();
  let habits = usual;

  /** As often as it is said, and again later unless one of them arrived. */
  async function send(notice: (typeof all)[number]) {
    notice.next = null;
    const pause = AGAIN_AFTER[notice.rounds];
    notice.rounds += 1;
    const copies = Array.from({ length: habits.copies }, () => sendOne(notice));
    const arrived = (await Promise.all(copies)).includes(200);
    if (!arrived && pause !== undefined) notice.next = clock.after(pause);
  }

  async function sendOne(notice: (typeof all)[number]) {
    const stamped = habits.keepsStamp ? notice.first : clock.now();
    const at = new Date(stamped.getTime() + habits.skew * 1000);
    const message = notice.write(at, habits);
    const heard: Try = { at: clock.now(), ...message, status: null };
    notice.tries.push(heard);
    heard.status = await post(notice.url, message);
    return heard.status;
  }

  function start(notice: (typeof all)[number]) {
    const going = send(notice).finally(() => underWay.delete(going));
    underWay.add(going);
  }

  /** Until all that were begun have been answered, or not. */
  async function settled() {
    while (underWay.size > 0) await Promise.all(underWay);
  }

  async function sendDue() {
    for (;;) {
      await settled();
      const due = all.find(({ next }) => next !== null && next <= clock.now());
      if (!due) return;
      start(due);
    }
  }

  return {
    say(url: string | null, write: Write) {
      if (url === null) return;
      const first = clock.now();
      const notice = { id: randomUUID(), url, tries: [], next: null, write, first, rounds: 0 };
      all.push(notice);
      if (!habits.wait) start(notice);
    },
    /** In this order, each as often as it is named. */
    async sendNow(ids: string[]) {
      for (const id of ids) {
        const notice = all.find((one) => one.id === id);
        if (notice) await sendOne(notice);
      }
    },
    list: (): Notice[] => all.map(({ id, url, tries, next }) => ({ id, url, tries, next })),
    behave(wanted: Habits) {
      habits = wanted;
    },
    settled,
    sendDue,
  };
}

/** Null: nobody answered. Nothing leaves this machine. */
async function post(url: string, { headers, body }: Message): Promise<number | null> {
  if (!isHere(url)) return null;
  try {
    const { status } = await fetch(url, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE),
    });
    return status;
  } catch {
    return null;
  }
}
