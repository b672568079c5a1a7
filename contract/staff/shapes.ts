import * as v from 'valibot';
import { id, localeName, timestamp } from '../shapes/values.ts';
import { permissions, roles } from './permissions.ts';

const role = v.picklist(roles);

/** Who is signed in, and what every call but reading must send along. */
export const session = v.object({
  person: v.object({
    id,
    name: v.string(),
    email: v.string(),
    role,
    locale: localeName,
  }),
  permissions: v.array(v.picklist(permissions)),
  /** Until a second factor is there, nothing else can be done. */
  may_only_enrol: v.boolean(),
  csrf_token: v.string(),
});
export type Session = v.InferOutput<typeof session>;

export const ownSession = v.object({
  id,
  is_this: v.boolean(),
  created_at: timestamp,
  last_used_at: timestamp,
  address: v.string(),
  browser: v.string(),
});
export type OwnSession = v.InferOutput<typeof ownSession>;

/** For the authenticator: typed in, or read as a picture of the address. */
export const newSecret = v.object({ secret: v.string(), address: v.string() });

export const recoveryCodes = v.array(v.string());

export const person = v.object({
  id,
  version: v.number(),
  name: v.string(),
  email: v.string(),
  role,
  locale: localeName,
  is_active: v.boolean(),
  has_second_factor: v.boolean(),
  created_at: timestamp,
  last_used_at: v.nullable(timestamp),
});
export type Person = v.InferOutput<typeof person>;

export const openInvitation = v.object({
  id,
  name: v.string(),
  email: v.string(),
  role,
  locale: localeName,
  created_at: timestamp,
  expires_at: timestamp,
});
export type OpenInvitation = v.InferOutput<typeof openInvitation>;

/** What the invited person sees before accepting; nobody is named in the first owner's. */
export const invitationSeen = v.object({
  name: v.nullable(v.string()),
  email: v.nullable(v.string()),
  role,
});

export const auditEntry = v.object({
  id: v.number(),
  at: timestamp,
  actor: v.string(),
  /** Of a person of the shop. */
  actor_name: v.nullable(v.string()),
  verb: v.picklist(['create', 'change', 'delete']),
  entity: v.string(),
  entity_id: v.string(),
  version: v.nullable(v.number()),
  before: v.unknown(),
  after: v.unknown(),
});
export type AuditEntry = v.InferOutput<typeof auditEntry>;
