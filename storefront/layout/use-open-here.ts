import { useState } from 'react';
import { useLocation } from '../router/hooks.ts';

/** Whether something is open; going to another page, forwards or back, leaves it closed. */
export function useOpenHere() {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  return {
    isOpen: openAt === key,
    open: () => setOpenAt(key),
    close: () => setOpenAt(null),
  };
}
