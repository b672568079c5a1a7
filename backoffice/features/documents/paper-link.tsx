import { type MouseEvent, type ReactNode, useState } from 'react';
import { ApiError } from '../../../kit/api/client.ts';
import { explainFailure } from '../../../kit/forms/explain-failure.ts';
import { toast } from '../../../kit/ui/toast.ts';
import { staffFetch } from '../../api/staff-fetch.ts';
import { locale } from '../../i18n.ts';

type Props = {
  href: string;
  label: string;
  className: string;
  children: ReactNode;
  /** What must be done before there is such a paper. */
  before?: (() => Promise<unknown>) | undefined;
};

/**
 * Opens a paper in a tab of its own, where the browser shows and prints it. Whether there is one is
 * asked first: a refusal is told here, not as a page of JSON.
 */
export function PaperLink({ href, label, className, children, before }: Props) {
  const [isAsking, setAsking] = useState(false);

  async function open(event: MouseEvent) {
    // Who opens it in a window of their choice gets it as it comes.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (isAsking) return;
    setAsking(true);
    const failure = await failureOf(href, before);
    setAsking(false);
    if (failure === null) window.open(href, '_blank', 'noopener');
    else toast('error', failure);
  }

  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={label}
      aria-busy={isAsking || undefined}
      onClick={open}
      className={className}
    >
      {children}
    </a>
  );
}

async function failureOf(href: string, before: Props['before']): Promise<string | null> {
  try {
    await before?.();
    const response = await staffFetch(href, { headers: { 'Accept-Language': locale } });
    if (!response.ok) throw new ApiError({ response, data: await response.json() });
    await response.body?.cancel();
    return null;
  } catch (error) {
    return explainFailure(error, locale).text;
  }
}
