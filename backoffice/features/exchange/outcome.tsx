import type { ReactNode } from 'react';
import { type ExchangeObject, exchangeOutcomes } from '../../../contract/staff/exchange.ts';
import {
  exchangeKind,
  exchangeOutcome,
  exchangeReason,
} from '../../../contract/staff/exchange-words.ts';
import { Badge } from '../../../kit/ui/badge.tsx';
import { locale } from '../../i18n.ts';
import type { Column } from '../../ui/data-table.tsx';
import { text } from './messages.ts';

type Outcome = (typeof exchangeOutcomes)[number];

const looks = {
  created: 'ok',
  changed: 'ok',
  unchanged: 'neutral',
  archived: 'neutral',
  waiting: 'warn',
  refused: 'danger',
  skipped: 'neutral',
} as const;

/** Of several things. */
export const outcomeNames: Record<Outcome, string> = {
  created: text.created,
  changed: text.changed,
  unchanged: text.unchanged,
  archived: text.archived,
  waiting: text.waitingCount,
  refused: text.refused,
  skipped: text.skipped,
};

/** To narrow a list of things to one outcome: those that are there, and the one that is chosen. */
export const outcomeItems = (countOf: (outcome: Outcome | '') => number, chosen: Outcome | '') => [
  { id: '' as const, label: text.all, count: countOf('') },
  ...exchangeOutcomes
    .filter((one) => countOf(one) > 0 || one === chosen)
    .map((one) => ({ id: one, label: outcomeNames[one], count: countOf(one) })),
];

type Shown = Pick<ExchangeObject, 'kind' | 'outcome' | 'reason' | 'external_id'> & {
  is_placed?: boolean;
};

/** What became, or would become, of the things in a file of 1C, and why. */
export const thingColumns = <Thing extends Shown>(
  nameOf: (thing: Thing) => ReactNode,
): Column<Thing>[] => [
  { key: 'what', title: text.what, cell: ({ kind }) => exchangeKind(kind, locale) },
  {
    key: 'name',
    title: text.name,
    isPlain: true,
    cell: (thing) => (
      <div className="md:min-w-44">
        {nameOf(thing)}
        <span className="block text-xs break-all text-steel">{thing.external_id}</span>
      </div>
    ),
  },
  {
    key: 'outcome',
    title: text.outcome,
    isPlain: true,
    cell: ({ outcome }) => (
      <Badge kind={outcome === null ? 'neutral' : looks[outcome]}>
        {exchangeOutcome(outcome, locale)}
      </Badge>
    ),
  },
  {
    key: 'reason',
    title: text.reason,
    isPlain: true,
    cell: ({ reason, is_placed }) => (
      <>
        {exchangeReason(reason, locale)}
        {is_placed && <span className="block text-ok">{text.placedSince}</span>}
      </>
    ),
  },
];
