import type { ExchangeObject } from '../../../contract/staff/exchange.ts';
import { exchangeOutcome } from '../../../contract/staff/exchange-words.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Badge } from '../../../kit/ui/badge.tsx';
import { locale } from '../../i18n.ts';
import { messages } from './messages.ts';

const looks = {
  created: 'ok',
  changed: 'ok',
  unchanged: 'neutral',
  archived: 'neutral',
  waiting: 'warn',
  refused: 'danger',
  skipped: 'neutral',
} as const;

/** What became, or would become, of one thing. */
export const OutcomeBadge = ({ outcome }: Pick<ExchangeObject, 'outcome'>) => (
  <Badge kind={outcome === null ? 'neutral' : looks[outcome]}>
    {exchangeOutcome(outcome, locale)}
  </Badge>
);

/** Of several things. */
export function useOutcomeNames() {
  const text = useMessages(messages);
  return {
    created: text.created,
    changed: text.changed,
    unchanged: text.unchanged,
    archived: text.archived,
    waiting: text.waitingCount,
    refused: text.refused,
    skipped: text.skipped,
  };
}
