import * as v from 'valibot';
import { waitingDecision } from '../../editing/exchange.ts';
import { strictForm } from '../../editing/fields.ts';
import { operation } from '../../operation.ts';
import { idText } from '../../shapes/parameters.ts';
import { count, id, timestamp } from '../../shapes/values.ts';

const outcome = v.object({ outcome: v.string(), reason: v.string() });

export const listExchangeRuns = operation({
  access: 'staff',
  needs: 'jobs.read',
  id: 'staffListExchangeRuns',
  method: 'get',
  path: '/staff/exchange/runs/',
  summary: 'The last runs of the exchange with 1C, newest first',
  answer: v.object({
    results: v.array(
      v.object({
        id,
        kind: v.picklist(['catalogue', 'sale']),
        state: v.picklist(['open', 'done', 'failed', 'abandoned']),
        started_at: timestamp,
        ended_at: v.nullable(timestamp),
        is_full: v.nullable(v.boolean()),
        hidden: count,
        objects: count,
        done: count,
        report: v.string(),
      }),
    ),
  }),
});

export const listExchangeWaiting = operation({
  access: 'staff',
  needs: 'products.read',
  id: 'staffListExchangeWaiting',
  method: 'get',
  path: '/staff/exchange/waiting/',
  summary: 'What 1C sent and nobody can place yet, with the reason',
  answer: v.object({
    results: v.array(
      v.object({
        id,
        kind: v.picklist(['product', 'offer']),
        external_id: v.string(),
        title: v.string(),
        reason: v.string(),
        /** A product of ours that it may be. */
        proposed_id: v.nullable(id),
        since: timestamp,
        version: v.number(),
      }),
    ),
  }),
});

export const decideExchangeWaiting = operation({
  access: 'staff',
  needs: 'products.write',
  id: 'staffDecideExchangeWaiting',
  method: 'post',
  path: '/staff/exchange/waiting/{id}/decide/',
  summary: 'Say where a product of 1C belongs, which of ours it is, or that it is not sold here',
  params: v.object({ id: idText }),
  body: strictForm({ version: v.number('VALIDATE.INVALID'), decision: waitingDecision }),
  answer: v.object({ outcomes: v.array(outcome) }),
  refusals: [404, 409],
});
