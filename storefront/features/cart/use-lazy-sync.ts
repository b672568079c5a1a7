import { useEffect } from 'react';
import { useSession } from '../session/public.ts';

/** What talks to the shop is for customers alone, and loaded for them alone. */
type Start = (user: number) => () => void;

/** Runs for as long as the customer is here. `load` is the same function at every render. */
export function useLazySync(load: () => Promise<Start>) {
  const session = useSession();
  const user = session.kind === 'customer' ? session.user?.id : undefined;

  useEffect(() => {
    if (user === undefined) return;
    let stop: (() => void) | null = null;
    let isOver = false;
    load()
      .then((start) => {
        if (!isOver) stop = start(user);
      })
      .catch(() => {});
    return () => {
      isOver = true;
      stop?.();
    };
  }, [load, user]);
}
