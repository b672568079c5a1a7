import type { AnswerOf } from '../../../contract/operation.ts';
import type { readSettings } from '../../../contract/staff/operations/settings.ts';

export type IdentitySetting = AnswerOf<typeof readSettings>['identity'];
type Value = IdentitySetting['value'];

/** Coordinates are typed, and a link to a map may be none. */
export type TypedIdentity = {
  value: Omit<Value, 'map' | 'addresses'> & {
    map: { lat: string; lng: string };
    addresses: { address: { ro: string; ru: string }; mapLink: string }[];
  };
};
