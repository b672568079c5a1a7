import type { AnswerOf } from '../../../contract/operation.ts';
import type { readPhoneRepeat } from '../../../contract/staff/operations/phone-orders.ts';
import { api } from '../../api/api.ts';
import { knownCaller } from './caller-panel.tsx';
import { type Draft, emptyDraft } from './draft.ts';
import { withRepeat } from './repeat.ts';

export type Repeat = AnswerOf<typeof readPhoneRepeat>;
export type Start = { draft: Draft; repeat: Repeat | null };

export const readRepeat = (id: string) =>
  api.get('/staff/phone-orders/repeat/{id}/', { params: { id } });

/** What the address asks for: somebody's order, or one of before taken again. */
export async function readStart(asked: { customer: number; repeat: string }): Promise<Start> {
  const repeat = asked.repeat ? await readRepeat(asked.repeat) : null;
  const id = repeat?.customer_id ?? asked.customer;
  if (id === 0) return { draft: emptyDraft, repeat: null };
  const customer = await api.get('/staff/customers/{id}/', { params: { id } });
  const draft = { ...emptyDraft, caller: knownCaller(customer) };
  return { draft: repeat ? withRepeat(draft, repeat) : draft, repeat };
}
