import type { LiveEvent } from '../../../contract/staff/live.ts';

const NAME = 'cablaj-live';

/**
 * Follows the shop's events in one tab of the browser for all of them: a browser has few
 * connections to give away. The tab that holds the lock listens and tells the others; when it
 * closes, the next one takes its place. Answers with how to stop.
 */
export function followEvents(hear: (event: LiveEvent, isFirst: boolean) => void): () => void {
  const others = new BroadcastChannel(NAME);
  others.onmessage = ({ data }: MessageEvent<LiveEvent>) => hear(data, false);
  const stopping = new AbortController();

  function listen(): Promise<void> {
    const source = new EventSource('/api/staff/events/');
    source.onmessage = ({ data }) => {
      const event = JSON.parse(String(data)) as LiveEvent;
      // It would come back by itself, and be sent away again.
      if (event.kind === 'closed') source.close();
      others.postMessage(event);
      hear(event, true);
    };
    return new Promise((resolve) => {
      stopping.signal.addEventListener('abort', () => {
        source.close();
        resolve();
      });
    });
  }

  navigator.locks
    .request(NAME, { signal: stopping.signal }, () => (stopping.signal.aborted ? null : listen()))
    // Stopped while it waited for its turn.
    .catch(() => {});

  return () => {
    stopping.abort();
    others.close();
  };
}
