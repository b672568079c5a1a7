import * as v from 'valibot';
import { operation } from '../../operation.ts';
import { before, moment, word } from '../parameters.ts';
import { auditEntry } from '../shapes.ts';

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
    before: v.optional(before),
  }),
  answer: v.object({ results: v.array(auditEntry), next: v.nullable(v.number()) }),
});
