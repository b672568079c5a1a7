const CHANNEL = 'session';

export function tellOtherTabs() {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/** Calls when the cookie may have changed: another tab says so, or this one was away. */
export function onReturn(check: () => void) {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', check);
  const moments = ['focus', 'pageshow', 'online'] as const;
  for (const moment of moments) window.addEventListener(moment, check);
  return () => {
    channel.close();
    for (const moment of moments) window.removeEventListener(moment, check);
  };
}
