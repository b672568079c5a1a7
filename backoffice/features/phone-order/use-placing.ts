import { useRef, useState } from 'react';
import type { Quote } from '../../../contract/staff/phone-orders.ts';
import { explainFailure } from '../../../kit/forms/explain-failure.ts';
import { api } from '../../api/api.ts';
import { useAct } from '../../api/use-act.ts';
import { locale } from '../../i18n.ts';
import { bodyOf, type Draft } from './draft.ts';

/** Sends the order: the same one under the same key, so that pressing twice makes one. */
export function usePlacing(onPlaced: (number: string) => void, askAgain: () => void) {
  const sent = useRef({ body: '', key: '' });
  const [mistakes, setMistakes] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState<string | null>(null);

  const { mutate, isPending } = useAct({
    act({ draft, told }: { draft: Draft; told: Quote }) {
      const body = bodyOf(draft, told);
      const text = JSON.stringify(body);
      if (text !== sent.current.body) sent.current = { body: text, key: crypto.randomUUID() };
      const headers = { 'Idempotency-Key': sent.current.key };
      return api.post('/staff/phone-orders/', { body, headers });
    },
    renews: [['orders']],
    onDone: ({ number }) => onPlaced(number),
    onRefused(error) {
      const { text, fields } = explainFailure(error, locale);
      setMistakes(fields);
      setRefusal(text);
      // Prices or stock are others now: the totals say which.
      askAgain();
      return true;
    },
  });

  return {
    mistakes,
    refusal,
    isSending: isPending,
    place(draft: Draft, told: Quote) {
      setMistakes({});
      setRefusal(null);
      mutate({ draft, told });
    },
  };
}
