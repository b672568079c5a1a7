import * as v from 'valibot';
import { requiredText } from '../forms/fields.ts';
import { listOnce, reference, slug, strictForm } from './fields.ts';

/** What somebody decides about a product of 1C that waits: one of the three. */
export const waitingDecision = v.union(
  [
    v.strictObject({ category_id: reference }),
    v.strictObject({ product_id: reference }),
    v.strictObject({ ignore: v.literal(true) }),
  ],
  'VALIDATE.INVALID',
);

/** Several at once go into one category, are each the product proposed for it, or are not sold. */
export const sharedDecision = v.union(
  [
    v.strictObject({ category_id: reference }),
    v.strictObject({ proposed: v.literal(true) }),
    v.strictObject({ ignore: v.literal(true) }),
  ],
  'VALIDATE.INVALID',
);
export type SharedDecision = v.InferOutput<typeof sharedDecision>;

export const MOST_DECIDED = 100;

export const manyDecided = strictForm({
  decision: sharedDecision,
  items: v.pipe(
    listOnce(
      strictForm({ id: reference, version: v.number('VALIDATE.INVALID') }),
      MOST_DECIDED,
      ({ id }) => id,
    ),
    v.minLength(1, 'VALIDATE.REQUIRED'),
  ),
});

/** Whether each is a network is for the server to say. */
const networks = listOnce(requiredText('VALIDATE.REQUIRED', 50), 50);

/** Names of accounts are typed into 1C, whatever letters its keyboard has. */
export const newExchangeAccount = strictForm({
  name: v.pipe(slug, v.maxLength(50, 'VALIDATE.TOO_LONG')),
  networks,
});

const access = { is_active: v.boolean('VALIDATE.INVALID'), networks };

/** `seen`: as it was when somebody began to change it. */
export const accountAccess = strictForm({ ...access, seen: strictForm(access) });
export type AccountAccess = v.InferOutput<typeof accountAccess>;

/**
 * What another base of 1C is: the same under a new name, a second one beside the shop's, the one
 * that takes its place, or none of the shop's business.
 */
export const baseRoles = ['same', 'beside', 'instead', 'refused'] as const;
export type BaseRole = (typeof baseRoles)[number];
export const baseDecision = strictForm({ role: v.picklist(baseRoles, 'VALIDATE.INVALID') });

/** What a group of 1C is here: one of the shop's categories, a new one, or nothing that is sold. */
export const groupDecision = v.union(
  [
    v.strictObject({ category_id: reference }),
    v.strictObject({ create: v.literal(true) }),
    v.strictObject({ ignore: v.literal(true) }),
  ],
  'VALIDATE.INVALID',
);
export type GroupDecision = v.InferOutput<typeof groupDecision>;

/**
 * What a property of 1C is here: one of the shop's attributes, a line of the specifications, or
 * nothing that customers see.
 */
export const propertyDecision = v.union(
  [
    v.strictObject({ attribute_id: reference }),
    v.strictObject({ specification: v.literal(true) }),
    v.strictObject({ ignore: v.literal(true) }),
  ],
  'VALIDATE.INVALID',
);
export type PropertyDecision = v.InferOutput<typeof propertyDecision>;
