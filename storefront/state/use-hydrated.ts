import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while the page still is as the server made it, which knows nobody's cart. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
