const CHANNEL = 'session';

/** Milliseconds after which a cookie written in one tab is surely read in the others. */
const SETTLING = 300;

export function tellOtherTabs() {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/** Calls when the cookie may have changed: another tab says so, or this one was away. */
export function onReturn(check: () => void) {
  const channel = new BroadcastChannel(CHANNEL);
  // The message can be faster than the cookie it tells of.
  channel.addEventListener('message', () => setTimeout(check, SETTLING));
  const moments = ['focus', 'pageshow', 'online'] as const;
  for (const moment of moments) window.addEventListener(moment, check);
  return () => {
    channel.close();
    for (const moment of moments) window.removeEventListener(moment, check);
  };
}
