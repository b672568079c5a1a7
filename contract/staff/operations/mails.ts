import * as v from 'valibot';
import { operation } from '../../operation.ts';
import { idText } from '../../shapes/parameters.ts';
import { asFile, exportOf } from '../export-of.ts';
import { mail, mailCounts, mailStates, readableMail, sendingAgain } from '../mails.ts';
import { moment, paging, word } from '../parameters.ts';

const params = v.object({ id: idText });

/** Which mails a list or an export is of. */
const mailFilters = {
  state: v.optional(v.picklist(mailStates, 'VALIDATE.INVALID')),
  kind: v.optional(word),
  /** A part of it. */
  recipient: v.optional(word),
  order: v.optional(word),
  /** Sent, failed or, if neither, written since. */
  since: v.optional(moment),
};

export const listMails = operation({
  id: 'staffListMails',
  method: 'get',
  access: 'staff',
  needs: 'customers.read',
  path: '/staff/mails/',
  summary: 'Mails that wait, were sent or failed, newest first',
  query: v.object({ ...mailFilters, ...paging }),
  answer: v.object({
    results: v.array(mail),
    next: v.nullable(v.number()),
    /** Of all mails, whatever is asked for. */
    counts: mailCounts,
  }),
});
export const exportMails = exportOf({
  id: 'staffExportMails',
  needs: 'customers.read',
  alsoNeeds: 'customers.export',
  path: '/staff/mails/export/',
  query: v.object({ ...mailFilters, ...asFile }),
});
export const readMail = operation({
  id: 'staffReadMail',
  method: 'get',
  access: 'staff',
  needs: 'customers.read',
  path: '/staff/mails/{id}/',
  summary: 'One mail with what it says, unless that is secret or no longer kept',
  params,
  answer: readableMail,
  refusals: [404],
});
export const sendMailAgain = operation({
  id: 'staffSendMailAgain',
  method: 'post',
  access: 'staff',
  needs: 'customers.write',
  path: '/staff/mails/{id}/send-again/',
  summary: 'Send a mail once more, one about an order also to a corrected address',
  params,
  body: sendingAgain,
  answer: mail,
  refusals: [404],
});
