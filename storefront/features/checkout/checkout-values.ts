import type { DeliveryType, PayMethod } from '../../../contract/constants.ts';
import { PHONE_PREFIX } from '../../../contract/phone.ts';
import type { User } from '../../../contract/shapes/account.ts';
import { isOwnName } from './own-name.ts';

/** What the buyer fills in, as the screen knows it. */
export type CheckoutValues = {
  name: string;
  phone: string;
  email: string;
  for_company: boolean;
  company: string;
  idno: string;
  delivery_type: DeliveryType | null;
  city_id: number | null;
  suburb_id: number | null;
  address: string;
  pay_method: PayMethod | null;
  comment: string;
  /** Name and address become the account's. */
  save_details: boolean;
  /** That what is cut does not come back. */
  cut_consent: boolean;
};

const blank: Omit<CheckoutValues, 'save_details'> = {
  name: '',
  phone: PHONE_PREFIX,
  email: '',
  for_company: false,
  company: '',
  idno: '',
  delivery_type: null,
  city_id: null,
  suburb_id: null,
  address: '',
  pay_method: null,
  comment: '',
  cut_consent: false,
};

/**
 * The account fills in what the buyer has not typed. What is bought for somebody else, or by
 * nobody knows whom yet, is kept only where the buyer says so.
 */
export function valuesFor(user: User | null, typed: Partial<CheckoutValues>): CheckoutValues {
  const name = typed.name ?? user?.name ?? '';
  return {
    ...blank,
    ...(user && known(user)),
    save_details: user !== null && isOwnName(user.name, name),
    ...typed,
  };
}

const known = (user: User): Partial<CheckoutValues> => ({
  name: user.name,
  phone: user.phone || PHONE_PREFIX,
  email: user.email,
  for_company: user.is_juridical,
  company: user.company_name,
  idno: user.idno,
  city_id: user.district_id,
  suburb_id: user.locality_id,
  address: user.address,
});

/** A company that pays by transfer is billed by its fiscal code. */
export const asksIdno = ({
  for_company,
  pay_method,
}: Pick<CheckoutValues, 'for_company' | 'pay_method'>) => for_company && pay_method === 'transfer';

/** As the form's rules take them: what is not asked for is left empty. */
export function formInput({ for_company, ...values }: CheckoutValues) {
  const byCourier = values.delivery_type === 'courier';
  return {
    ...values,
    company: for_company ? values.company : '',
    idno: for_company ? values.idno : '',
    city_id: byCourier ? values.city_id : null,
    suburb_id: byCourier ? values.suburb_id : null,
    address: byCourier ? values.address : '',
  };
}
