import * as v from 'valibot';
import { id } from './values.ts';

export const user = v.object({
  id,
  user: id,
  name: v.string(),
  username: v.string(),
  email: v.string(),
  /** Whether the address was confirmed by a link sent to it. */
  email_confirmed: v.boolean(),
  phone: v.string(),
  country: v.string(),
  city: v.string(),
  region: v.string(),
  address: v.string(),
  /** The places that region and city name, among those a courier goes to. */
  district_id: v.nullable(id),
  locality_id: v.nullable(id),
  image: v.nullable(v.string()),
  company_name: v.string(),
  company_email: v.string(),
  type_company: v.string(),
  function_in_company: v.string(),
  legal_address: v.string(),
  idno: v.string(),
  tva: v.string(),
  iban: v.string(),
  c_b: v.string(),
  bank: v.string(),
  is_juridical: v.boolean(),
  /** Whether a company wants to see prices without VAT. Those of the API include it always. */
  net_prices: v.boolean(),
});
export type User = v.InferOutput<typeof user>;

export const loginAnswer = v.object({ auth_token: v.string() });
/** Registration answers with a token, an update with the data as they are now. */
export const accountAnswer = v.object({ token: v.optional(v.string()), user });
