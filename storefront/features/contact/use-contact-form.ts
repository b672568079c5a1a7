import { useRef, useState } from 'react';
import { useLocale } from '../../i18n/locale.ts';
import { type ContactFields, type Outcome, sendContact } from './send-contact.ts';

type State =
  | { kind: 'open' | 'sending' }
  | { kind: 'sent'; phone: string }
  | Exclude<Outcome, { kind: 'sent' }>;

export const loadRules = () => import('./check-contact.ts');

/** From the first click to an answer nothing more is sent, however often one clicks. */
export function useContactForm() {
  const locale = useLocale();
  const [state, setState] = useState<State>({ kind: 'open' });
  const isBusy = useRef(false);

  async function submit(fields: ContactFields) {
    if (isBusy.current) return;
    isBusy.current = true;
    setState({ kind: 'sending' });
    const outcome = await checkAndSend(fields).catch(() => failed);
    setState(outcome.kind === 'sent' ? { kind: 'sent', phone: fields.phone } : outcome);
    isBusy.current = false;
  }

  async function checkAndSend(fields: ContactFields): Promise<Outcome> {
    const { checkContact } = await loadRules();
    const mistakes = checkContact(fields, locale);
    if (Object.keys(mistakes).length > 0) return { kind: 'mistakes', fields: mistakes };
    return sendContact(fields, locale);
  }

  return { state, submit, reopen: () => setState({ kind: 'open' }) };
}

const failed: Outcome = { kind: 'failed', detail: null };
