import type { SharedDecision } from '../../../contract/editing/exchange.ts';
import type { WaitingThing } from '../../../contract/staff/exchange.ts';
import { exchangeReason } from '../../../contract/staff/exchange-words.ts';
import { toast } from '../../../kit/ui/toast.ts';
import { api } from '../../api/api.ts';
import { useAct } from '../../api/use-act.ts';
import { locale } from '../../i18n.ts';
import { text } from './waiting-messages.ts';

export type OwnDecision = { category_id: number } | { product_id: number } | { ignore: true };

/** What is read again after a decision: lists of the exchange, and the products it made or changed. */
const renews = [['exchange'], ['products'], ['today']];

/** Decides about one thing, and says what came of it. */
export function useDecide({ id, version }: WaitingThing, onDone?: () => void) {
  return useAct({
    act: (decision: OwnDecision) =>
      api.post('/staff/exchange/waiting/{id}/decide/', {
        params: { id },
        body: { version, decision },
      }),
    renews,
    onDone({ outcomes }, decision) {
      const refused = outcomes.find(({ outcome }) => outcome === 'refused');
      const waits = outcomes.find(({ outcome }) => outcome === 'waiting');
      if (refused) toast('error', text.refusedBecause(exchangeReason(refused.reason, locale)));
      else if (waits) toast('warning', text.stillWaits(exchangeReason(waits.reason, locale)));
      else toast('success', 'ignore' in decision ? text.remembered : text.onSale);
      onDone?.();
    },
  });
}

/** The same decision about several. */
export function useDecideMany(chosen: WaitingThing[], onDone: () => void) {
  return useAct({
    act: (decision: SharedDecision) =>
      api.post('/staff/exchange/waiting/decide/', {
        body: { decision, items: chosen.map(({ id, version }) => ({ id, version })) },
      }),
    renews,
    onDone({ results }) {
      const left = results.filter(
        ({ outcome }) => outcome === 'refused' || outcome === 'changed-meanwhile',
      );
      const done = text.manyDone(results.length - left.length);
      if (left.length === 0) toast('success', done);
      else toast('warning', `${done}, ${text.manyLeft(left.length)}`);
      onDone();
    },
  });
}
