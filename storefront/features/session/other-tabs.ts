const CHANNEL = 'session';

/** Milliseconds after which a cookie written in one tab is surely read in the others. */
const SETTLING = 300;

export type News = 'signed in' | 'signed out';

export function tellOtherTabs(news: News) {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(news);
  channel.close();
}

type Hearing = {
  /** The cookie may have changed: another tab says so, or this one was away. */
  check: () => void;
  onSignedOut: () => void;
};

export function onReturn({ check, onSignedOut }: Hearing) {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<News>) => {
    if (data === 'signed out') onSignedOut();
    // The message can be faster than the cookie it tells of.
    setTimeout(check, SETTLING);
  });
  const moments = ['focus', 'pageshow', 'online'] as const;
  for (const moment of moments) window.addEventListener(moment, check);
  return () => {
    channel.close();
    for (const moment of moments) window.removeEventListener(moment, check);
  };
}
