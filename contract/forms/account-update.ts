import * as v from 'valibot';
import { companyActivityTypes, limits } from '../constants.ts';
import {
  companyName,
  email,
  iban,
  id,
  idno,
  name,
  newPassword,
  orEmpty,
  phone,
  text,
  username,
  vatCode,
} from './fields.ts';
import { form } from './form.ts';

/**
 * What is left out stays as it is; an empty text empties the field, where it may be empty. With
 * another fiscal code a VAT code and a legal address that are left out are emptied: they are of the
 * former company.
 */
export const accountData = form({
  username: v.optional(username),
  email: v.optional(email),
  phone: v.optional(phone),
  name: v.optional(name(limits.name)),
  country: v.optional(text(limits.place)),
  city: v.optional(text(limits.place)),
  region: v.optional(text(limits.place)),
  address: v.optional(text(limits.address)),
  /** A place a courier goes to; region and city then follow from it. */
  district_id: v.optional(v.nullable(id('VALIDATE.DISTRICT'))),
  locality_id: v.optional(v.nullable(id('VALIDATE.LOCALITY'))),
  company_name: v.optional(companyName(limits.companyName)),
  company_email: v.optional(orEmpty(email)),
  type_company: v.optional(v.picklist(['', ...companyActivityTypes], 'VALIDATE.TYPE_COMPANY')),
  function_in_company: v.optional(companyName(limits.functionInCompany)),
  legal_address: v.optional(text(limits.address)),
  idno: v.optional(orEmpty(idno)),
  tva: v.optional(orEmpty(vatCode)),
  iban: v.optional(orEmpty(iban)),
  c_b: v.optional(text(limits.bankCode)),
  bank: v.optional(text(limits.bank)),
  /** Of a company: prices are shown to it without VAT. */
  net_prices: v.optional(v.boolean('VALIDATE.INVALID')),
});
export type AccountData = v.InferOutput<typeof accountData>;

/** The same as customers send it themselves, with what opens the account. */
export const accountUpdate = form({
  ...accountData.entries,
  new_password: v.optional(orEmpty(newPassword)),
  /** Asked for where the e-mail or the password becomes another. */
  current_password: v.optional(v.pipe(v.string('VALIDATE.INVALID'), v.maxLength(limits.password))),
});

export type AccountUpdate = v.InferOutput<typeof accountUpdate>;
