import type * as v from 'valibot';
import { firstOfEach } from '../../../contract/forms/first-issues.ts';
import { readForm } from '../../../contract/forms/read-form.ts';
import type { AttributeUses } from '../../../contract/staff/catalogue/reference-shapes.ts';
import { isStaffMessageKey, type StaffMessageKey } from '../../../contract/staff/messages.ts';

/** For each field the first thing that is wrong with it. */
export type Mistakes = Record<string, StaffMessageKey[]>;

/** Somebody else saved since: what they changed, who did it and when. */
export type Conflict = {
  kind: 'conflict';
  version: number;
  changed: string[];
  actor: string;
  /** Of a person of the shop, where it is known. */
  actorName?: string | null;
  at: Date;
};

type Refusal =
  | { kind: 'invalid'; fields: Mistakes }
  | { kind: 'missing' }
  /** The session of whoever asks has ended meanwhile. */
  | { kind: 'signed-out' }
  | Conflict
  /** Too little is left of these. */
  | { kind: 'short'; lines: { product_id: number; code: string; wanted: number; stock: number }[] }
  /** To be tried again after so many seconds. */
  | { kind: 'too-many-attempts'; seconds: number }
  /** Something still needs it: the name of the tie, or what needs it. */
  | { kind: 'in-use'; by: string; uses?: AttributeUses };

/** Why nothing is written. Verbs throw it, so that the transaction is undone; change() answers it. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(JSON.stringify(refusal));
    this.refusal = refusal;
  }
}

/** What somebody has seen is not so any more: which fields are others by now, and who saved last. */
export const conflictWith = (
  version: number,
  changed: string[],
  last: { actor: string; name: string | null; at: Date } | undefined,
): Conflict => ({
  kind: 'conflict',
  version,
  changed: [...new Set(changed)],
  actor: last?.actor ?? '',
  actorName: last?.name ?? null,
  at: last?.at ?? new Date(),
});

/** What was done, for who has more to do; what was refused is thrown. */
export function done<Done>(outcome: Done): Exclude<Done, Refused> {
  if (outcome instanceof Refused) throw outcome;
  return outcome as Exclude<Done, Refused>;
}

export const invalid = (fields: Mistakes) => new Refused({ kind: 'invalid', fields });
export const missing = () => new Refused({ kind: 'missing' });

/** What comes from outside, as its form has it; otherwise refused. */
export function parse<const S extends v.GenericSchema>(form: S, input: unknown): v.InferOutput<S> {
  const result = readForm(form, input);
  if (result.success) return result.output;
  throw invalid(mistakesOf(result.issues));
}

/** For each field the first thing its form found wrong. */
export const mistakesOf = (issues: readonly v.BaseIssue<unknown>[]): Mistakes =>
  firstOfEach(issues, messageOf);

function messageOf({ message, type, expected }: v.BaseIssue<unknown>): StaffMessageKey {
  if (isStaffMessageKey(message)) return message;
  if (type === 'strict_object' && expected === 'never') return 'VALIDATE.UNKNOWN_FIELD';
  return type === 'strict_object' ? 'VALIDATE.REQUIRED' : 'VALIDATE.INVALID';
}

/** What was refused: by a verb, or by the database when two write the same at once. */
export function refusalIn(error: unknown): Refused | null {
  if (error instanceof Refused) return error;
  if (!(error instanceof Error) || !('code' in error) || !('constraint' in error)) return null;
  const constraint = String(error.constraint);
  const field = unique[constraint];
  if (error.code === UNIQUE_VIOLATION && field) return invalid({ [field]: ['EDIT.TAKEN'] });
  if (error.code === FOREIGN_KEY_VIOLATION) return new Refused({ kind: 'in-use', by: constraint });
  return null;
}

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';

/** What is unique in the database, and the field to mend. */
const unique: Record<string, string> = {
  product_slug_key: 'slug',
  product_code: 'code',
  product_shop_code_key: 'shop_code',
  product_ean_key: 'ean',
  category_level_slug: 'slug',
  brand_slug_key: 'slug',
  attribute_key_key: 'key',
  attribute_value_attribute_id_key_key: 'key',
  unit_pkey: 'key',
  warehouse_key_key: 'key',
  article_slug_key: 'slug',
  content_page_slug_key: 'slug',
  page_seo_pkey: 'page',
  staff_email: 'email',
  customer_username: 'username',
  customer_email: 'email',
  redirect_from_path_key: 'from_path',
  external_link_system_kind_local_id_key: 'product_id',
  exchange_account_name_key_key: 'name',
};
