import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has come into view, be it once. */
export function useSeen(element: RefObject<Element | null>) {
  const [isSeen, setSeen] = useState(false);

  useEffect(() => {
    if (isSeen || !element.current) return;
    const watcher = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    watcher.observe(element.current);
    return () => watcher.disconnect();
  }, [element, isSeen]);

  return isSeen;
}
