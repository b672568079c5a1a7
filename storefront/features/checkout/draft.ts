import { sessionStorageKeys } from '../../../contract/constants.ts';
import type { CheckoutValues } from './checkout-values.ts';

const KEY = sessionStorageKeys.checkoutDraft;

/** What was typed, and by whom where somebody was signed in. */
export type Draft = { owner: number | null; typed: Partial<CheckoutValues> };

export const emptyDraft: Draft = { owner: null, typed: {} };

/** Lives as long as the tab: a reload, a login or an expired session loses nothing. */
export function readDraft(): Draft {
  try {
    const { owner, typed }: Partial<Draft> = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return { owner: owner ?? null, typed: typed ?? {} };
  } catch {
    return emptyDraft;
  }
}

export function keepDraft(draft: Draft) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Then it lasts as long as the page.
  }
}

export const dropDraft = () => keepDraft(emptyDraft);

/** One customer's data are not shown to another. */
export const typedBy = ({ owner, typed }: Draft, user: number | null) =>
  owner === null || user === null || owner === user ? typed : {};
