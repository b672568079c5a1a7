import * as v from 'valibot';
import { staffOperation } from '../../operation.ts';
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

/** Mails that wait, were sent or failed, newest first. */
export const listMails = staffOperation('get', '/staff/mails/', {
  needs: 'customers.read',
  query: v.object({ ...mailFilters, ...paging }),
  answer: v.object({
    results: v.array(mail),
    next: v.nullable(v.number()),
    /** Of all mails, whatever is asked for. */
    counts: mailCounts,
  }),
});

export const exportMails = exportOf('/staff/mails/export/', {
  needs: 'customers.read',
  alsoNeeds: 'customers.export',
  query: v.object({ ...mailFilters, ...asFile }),
});

/** One mail with what it says, unless that is secret or no longer kept. */
export const readMail = staffOperation('get', '/staff/mails/{id}/', {
  needs: 'customers.read',
  params,
  answer: readableMail,
  refusals: [404],
});

/** Send a mail once more, one about an order also to a corrected address. */
export const sendMailAgain = staffOperation('post', '/staff/mails/{id}/send-again/', {
  needs: 'customers.write',
  params,
  body: sendingAgain,
  answer: mail,
  refusals: [404],
});
