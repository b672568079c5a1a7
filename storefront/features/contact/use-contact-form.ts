import { useRef, useState } from 'react';
import { useLocale } from '../../i18n/locale.ts';
import { useMessages } from '../../i18n/messages.ts';
import { formMessages } from './form-messages.ts';
import type { ContactFields, Outcome } from './request-call.ts';

type State =
  | { kind: 'open' | 'sending' }
  | { kind: 'sent'; phone: string }
  | Exclude<Outcome, { kind: 'sent' }>;

const load = () => import('./request-call.ts');

const withoutMistake = (state: State, name: string): State =>
  state.kind === 'mistakes' ? { ...state, fields: { ...state.fields, [name]: undefined } } : state;

/** From the first click to an answer nothing more is sent, however often one clicks. */
export function useContactForm() {
  const locale = useLocale();
  const text = useMessages(formMessages);
  const [state, setState] = useState<State>({ kind: 'open' });
  const isBusy = useRef(false);

  async function submit(fields: ContactFields) {
    if (isBusy.current) return;
    isBusy.current = true;
    setState({ kind: 'sending' });
    setState(await outcomeOf(fields));
    isBusy.current = false;
  }

  /** Without a connection not even the rules come. */
  async function outcomeOf(fields: ContactFields): Promise<State> {
    const { requestCall } = await load().catch(() => ({ requestCall: null }));
    if (!requestCall) return { kind: 'failed', why: text.failedText };
    const outcome = await requestCall(fields, locale);
    return outcome.kind === 'sent' ? { kind: 'sent', phone: fields.phone } : outcome;
  }

  return {
    state,
    submit,
    /** A field that is being mended no longer stands accused. */
    mend: (name: string) => setState((before) => withoutMistake(before, name)),
    reopen: () => setState({ kind: 'open' }),
    /** Ahead of the first click; if it fails now, the click tries again. */
    prepare: () => void load().catch(() => null),
  };
}
