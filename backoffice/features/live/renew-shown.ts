import type { LiveEvent } from '../../../contract/staff/live.ts';
import { queries } from '../../api/queries.ts';

/** What is read again, by the beginnings of its keys. */
const touched: Partial<Record<LiveEvent['kind'], string[]>> = {
  'order-new': ['today', 'orders'],
  'order-changed': ['today', 'orders'],
  'message-new': ['today', 'messages'],
  'mail-failed': ['today', 'mails'],
  job: ['jobs', 'exchange', 'imports'],
  exchange: ['exchange', 'today'],
  look: ['today', 'orders', 'messages', 'mails', 'jobs', 'exchange', 'imports'],
};

/** Nobody has touched anything for so long: whoever sat here may have gone. */
const UNATTENDED_AFTER = 10 * 60_000;
let lastTouch = Date.now();
const missed = new Set<string>();

/**
 * Reads again what an event is about. Where nobody sits, not before somebody comes back: a screen
 * that asked by itself would keep its session open for ever.
 */
export function renewShown(kind: LiveEvent['kind']) {
  const keys = touched[kind] ?? [];
  if (Date.now() - lastTouch > UNATTENDED_AFTER) for (const key of keys) missed.add(key);
  else renew(keys);
}

function renew(keys: Iterable<string>) {
  for (const key of keys) void queries.invalidateQueries({ queryKey: [key] });
}

function comeBack() {
  lastTouch = Date.now();
  renew(missed);
  missed.clear();
}

for (const touch of ['pointerdown', 'pointermove', 'keydown', 'scroll']) {
  window.addEventListener(touch, comeBack, { passive: true, capture: true });
}
