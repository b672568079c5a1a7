import * as v from 'valibot';
import { staffOperation } from '../../operation.ts';
import { idText, searchText } from '../../shapes/parameters.ts';
import { id } from '../../shapes/values.ts';
import { message, messageChange, messageCounts, messageStates } from '../contact-requests.ts';
import { asFile, exportOf } from '../export-of.ts';
import { moment, paging } from '../parameters.ts';

const params = v.object({ id: idText });

/** Which messages a list or an export is of. */
const messageFilters = {
  search: v.optional(searchText),
  state: v.optional(v.picklist(messageStates, 'VALIDATE.INVALID')),
  /** The id of whoever answers, or `nobody`. */
  responsible: v.optional(v.union([v.literal('nobody'), idText], 'VALIDATE.INVALID')),
  since: v.optional(moment),
};

/** What people wrote by the contact form, newest first. */
export const listMessages = staffOperation('get', '/staff/messages/', {
  needs: 'messages.read',
  query: v.object({ ...messageFilters, ...paging }),
  answer: v.object({
    results: v.array(message),
    next: v.nullable(v.number()),
    /** Of all messages, whatever is asked for. */
    counts: messageCounts,
    /** Who can be made responsible. */
    people: v.array(v.object({ id, name: v.string() })),
  }),
});

export const exportMessages = exportOf('/staff/messages/export/', {
  needs: 'messages.read',
  alsoNeeds: 'customers.export',
  query: v.object({ ...messageFilters, ...asFile }),
});

/** Say what has become of a message, who answers it, and what was said. */
export const changeMessage = staffOperation('post', '/staff/messages/{id}/', {
  needs: 'messages.write',
  params,
  body: messageChange,
  answer: message,
  refusals: [404, 409],
});
