import * as v from 'valibot';
import { operation } from '../../operation.ts';
import { asFile, exportOf } from '../export-of.ts';
import { moment, paging, word } from '../parameters.ts';
import { auditEntry } from '../shapes.ts';

/** Which entries a list or an export is of. */
const auditFilters = {
  actor: v.optional(word),
  entity: v.optional(word),
  entity_id: v.optional(word),
  verb: v.optional(v.picklist(['create', 'change', 'delete'], 'VALIDATE.INVALID')),
  from: v.optional(moment),
  to: v.optional(moment),
};

export const listAudit = operation({
  id: 'staffListAudit',
  method: 'get',
  access: 'staff',
  needs: 'audit.read',
  path: '/staff/audit/',
  summary: 'Who changed what, newest first',
  query: v.object({ ...auditFilters, ...paging }),
  answer: v.object({ results: v.array(auditEntry), next: v.nullable(v.number()) }),
});
export const exportAudit = exportOf({
  id: 'staffExportAudit',
  needs: 'audit.read',
  alsoNeeds: 'customers.export',
  path: '/staff/audit/export/',
  query: v.object({ ...auditFilters, ...asFile }),
});
