import * as v from 'valibot';
import { companyActivityTypes, defaultActivityType, limits } from '../constants.ts';
import {
  email,
  idno,
  newPassword,
  phone,
  requiredCompanyName,
  typedPassword,
  username,
} from './fields.ts';
import { form } from './form.ts';

const account = {
  username,
  email,
  phone,
  password: newPassword,
  confirm_password: typedPassword('VALIDATE.CONFIRM_REQ'),
  terms: v.literal(true, 'VALIDATE.TERMS'),
};

const physical = form({ user_type: v.literal('physical'), ...account });

const juridical = form({
  user_type: v.literal('juridical'),
  ...account,
  company_name: requiredCompanyName('VALIDATE.COMPANY_NAME', limits.companyName),
  type_company: v.optional(
    v.picklist(companyActivityTypes, 'VALIDATE.TYPE_COMPANY'),
    defaultActivityType,
  ),
  function_in_company: requiredCompanyName('VALIDATE.FUNCTION', limits.functionInCompany),
  c_f: idno,
});

export const registrationForm = v.pipe(
  v.variant('user_type', [physical, juridical], 'VALIDATE.INVALID'),
  v.forward(
    v.partialCheck(
      [['password'], ['confirm_password']],
      ({ password, confirm_password }) => password === confirm_password,
      'VALIDATE.CONFIRM_VALID',
    ),
    ['confirm_password'],
  ),
);

export type Registration = v.InferOutput<typeof registrationForm>;
