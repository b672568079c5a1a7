import { type SqlBool, sql } from 'kysely';

export type Writer = { id: number; phone: string; email: string };

/**
 * Messages of the contact form that are a customer's: written while signed in; and of those nobody
 * signed, the ones from their phone that name their e-mail too. A phone alone may be a whole
 * family's, or a company's.
 */
export const writtenBy = ({ id, phone, email }: Writer) => sql<SqlBool>`(
  contact_request.customer_id = ${id}
  or (
    contact_request.customer_id is null
    and contact_request.phone = ${phone}
    and ${email} <> ''
    and strpos(lower(contact_request.comment), lower(${email})) > 0
  )
)`;
