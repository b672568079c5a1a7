import { useEffect, useState } from 'react';

/** How long it is said that something was copied. */
const SHOWN_MS = 2500;

/** Copies a text and says for a moment whether it did. */
export function useCopy(text: string) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);

  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    try {
      // Not there at all where the page came without encryption.
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  }

  return { outcome, copy };
}
