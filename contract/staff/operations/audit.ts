import * as v from 'valibot';
import { staffOperation } from '../../operation.ts';
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

/** Who changed what, newest first. */
export const listAudit = staffOperation('get', '/staff/audit/', {
  needs: 'audit.read',
  query: v.object({ ...auditFilters, ...paging }),
  answer: v.object({ results: v.array(auditEntry), next: v.nullable(v.number()) }),
});

export const exportAudit = exportOf('/staff/audit/export/', {
  needs: 'audit.read',
  alsoNeeds: 'customers.export',
  query: v.object({ ...auditFilters, ...asFile }),
});
