import { useEffect, useRef, useState } from 'react';
import type { Failure } from '../../kit/forms/explain-failure.ts';

/** How the first field that is wrong is brought to the person. */
type Lead = (field: HTMLElement) => void;

const focus: Lead = (field) => field.focus();

/**
 * What every form is: sent once at a time, refused beside its fields or as a whole, and leading to
 * the first mistake. It knows no rules, so that a form may fetch them when they are needed.
 */
export function useAttempts(lead: Lead = focus) {
  const element = useRef<HTMLFormElement>(null);
  const underway = useRef(false);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [failed, setFailed] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt that fails leads there
  useEffect(() => {
    if (failed === 0) return;
    const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) lead(wrong);
    else element.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
  }, [failed]);

  /** Null where the mistakes are shown by the form itself. */
  function fail(why: Failure | null) {
    setFailure(why);
    setFailed((count) => count + 1);
  }

  /** From the first press to an answer nothing more is sent, however often one presses. */
  async function attempt(work: () => Promise<void>) {
    if (underway.current) return;
    underway.current = true;
    setFailure(null);
    setSending(true);
    try {
      await work();
    } finally {
      underway.current = false;
      setSending(false);
    }
  }

  return {
    /** For the <form>. Sent before there is a script, it stays: nothing typed gets into the address. */
    props: { ref: element, noValidate: true, method: 'dialog' },
    sending,
    /** Why the last attempt failed. */
    failure: failure?.text || null,
    refusalOf: (name: string) => failure?.fields[name] || undefined,
    attempt,
    fail,
    forgetFailure: () => setFailure(null),
    /** A field that is being mended no longer stands accused. */
    mend: (name: string) =>
      setFailure((before) => before && { ...before, fields: { ...before.fields, [name]: '' } }),
  };
}
