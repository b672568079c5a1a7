import * as v from 'valibot';
import { operation } from '../../operation.ts';
import { auditEntry } from '../shapes.ts';

const word = v.pipe(v.string(), v.trim(), v.maxLength(254, 'VALIDATE.INVALID'));
const moment = v.pipe(v.string(), v.isoTimestamp('VALIDATE.INVALID'));

export const listAudit = operation({
  id: 'staffListAudit',
  method: 'get',
  access: 'staff',
  needs: 'audit.read',
  path: '/staff/audit/',
  summary: 'Who changed what, newest first',
  query: v.object({
    actor: v.optional(word),
    entity: v.optional(word),
    entity_id: v.optional(word),
    verb: v.optional(v.picklist(['create', 'change', 'delete'], 'VALIDATE.INVALID')),
    from: v.optional(moment),
    to: v.optional(moment),
    /** The `next` of the page before. */
    before: v.optional(
      v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'VALIDATE.INVALID'), v.transform(Number)),
    ),
  }),
  answer: v.object({ results: v.array(auditEntry), next: v.nullable(v.number()) }),
});
