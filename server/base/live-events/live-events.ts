import * as v from 'valibot';
import { toLei } from '../../../contract/money.ts';
import { type LiveEvent, liveEvent, permissionOfEvent } from '../../../contract/staff/live.ts';
import { may, type Role } from '../../../contract/staff/permissions.ts';

/** One open screen of one of the shop's people. */
type Viewer = { id: number; sessionId: number; role: Role };

type Screen = Viewer & { send: (text: string) => void; end: () => void };

type Means = {
  /** Which of these sessions still hold. */
  stillHold: (sessionIds: number[]) => Promise<ReadonlySet<number>>;
};

/** A browser needs one, however many tabs it has; a program gone wild gets no more than these. */
export const MOST_SCREENS_OF_SESSION = 5;
/** However many sessions somebody has: two browsers and a telephone, and room to spare. */
export const MOST_SCREENS_OF_PERSON = 15;
const MOST_SCREENS = 1_000;
/** Events a screen may be behind. Then it is cut off, comes back and looks at everything again. */
const MOST_UNREAD = 64;
/** How long a browser waits before it comes back, in milliseconds. */
const COME_BACK_AFTER = 3_000;

export type LiveEvents = ReturnType<typeof openLiveEvents>;

/**
 * Tells open screens what happens, each what its person may know. Nothing is kept for those who are
 * away: whoever comes, or comes back, is told to look at everything.
 */
export function openLiveEvents({ stillHold }: Means) {
  // In the order in which they were opened.
  const screens = new Set<Screen>();
  let isClosed = false;

  /** Bytes of server-sent events; null when there are too many already. */
  function follow({ id, sessionId, role }: Viewer): ReadableStream<Uint8Array> | null {
    if (screens.size >= MOST_SCREENS) return null;
    const own = [...screens].filter((screen) => screen.id === id);
    leaveRoom(
      own.filter((screen) => screen.sessionId === sessionId),
      MOST_SCREENS_OF_SESSION,
    );
    leaveRoom(
      own.filter((screen) => screens.has(screen)),
      MOST_SCREENS_OF_PERSON,
    );
    let screen: Screen;
    const written = new TextEncoder();
    return new ReadableStream<Uint8Array>(
      {
        start(controller) {
          screen = {
            id,
            sessionId,
            role,
            send(text) {
              controller.enqueue(written.encode(text));
              if ((controller.desiredSize ?? 0) <= 0) screen.end();
            },
            end() {
              if (screens.delete(screen)) controller.close();
            },
          };
          screens.add(screen);
          screen.send(`retry: ${COME_BACK_AFTER}\n${lineOf({ kind: 'look' })}`);
          if (isClosed) screen.end();
        },
        cancel() {
          screens.delete(screen);
        },
      },
      { highWaterMark: MOST_UNREAD },
    );
  }

  /** For one more: the oldest go. */
  function leaveRoom(open: Screen[], most: number) {
    for (const oldest of open.slice(0, Math.max(0, open.length + 1 - most))) {
      finish(oldest, 'newer-screens');
    }
  }

  function finish(screen: Screen, why: 'session-ended' | 'newer-screens') {
    screen.send(lineOf({ kind: 'closed', why }));
    screen.end();
  }

  function tell(event: LiveEvent) {
    const line = lineOf(event);
    for (const screen of [...screens]) if (hears(screen.role, event.kind)) screen.send(line);
  }

  return {
    follow,
    /** A notice of the database; none: the connection is new, and something may have been missed. */
    hear(notice?: string) {
      if (!notice) return tell({ kind: 'look' });
      const event = readNotice(notice);
      if (event?.kind === 'session-ended') {
        for (const screen of [...screens]) {
          if (screen.sessionId === event.id) finish(screen, 'session-ended');
        }
      } else if (event) {
        tell(event);
      }
    },
    /** Keeps connections open on their way, and ends those whose session has ended or expired. */
    async beat() {
      for (const screen of [...screens]) screen.send(':\n\n');
      if (screens.size === 0) return;
      const holding = await stillHold([...new Set([...screens].map((one) => one.sessionId))]);
      for (const screen of [...screens]) {
        if (!holding.has(screen.sessionId)) finish(screen, 'session-ended');
      }
    },
    /** For good: whoever comes now is sent away at once. */
    async close() {
      isClosed = true;
      for (const screen of [...screens]) screen.end();
    },
    /** How many screens are open. */
    count: () => screens.size,
  };
}

const lineOf = (event: LiveEvent) => `data: ${JSON.stringify(event)}\n\n`;

/** What needs no permission is for everybody. */
function hears(role: Role, kind: LiveEvent['kind']): boolean {
  return (
    !(kind in permissionOfEvent) ||
    may(role, permissionOfEvent[kind as keyof typeof permissionOfEvent])
  );
}

const sessionEnded = v.object({ kind: v.literal('session-ended'), id: v.number() });
const notices = v.union([sessionEnded, liveEvent]);

function readNotice(text: string): v.InferOutput<typeof notices> | null {
  try {
    const result = v.safeParse(notices, inLei(JSON.parse(text)));
    return result.success ? result.output : null;
  } catch {
    // Somebody's own, by hand.
    return null;
  }
}

/** Triggers tell money in bani. */
const inLei = (event: unknown): unknown =>
  typeof event === 'object' && event !== null && 'total' in event
    ? { ...event, total: toLei(Number(event.total)) }
    : event;
