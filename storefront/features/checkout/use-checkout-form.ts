import { useEffect, useState } from 'react';
import { intersect } from 'valibot';
import {
  billedByIdno,
  type Checkout,
  checkoutForm,
  companyCheckoutForm,
  cutConsent,
} from '../../../contract/forms/checkout.ts';
import { useControlledForm } from '../../forms/use-controlled-form.ts';
import { useSession } from '../session/session.ts';
import { onSignOutCleanup } from '../session/sign-out-cleanup.ts';
import { asksIdno, type CheckoutValues, formInput, valuesFor } from './checkout-values.ts';
import { keepTypedCheckout, nothingTyped, readTypedCheckout, typedBy } from './typed-checkout.ts';

export type CheckoutForm = ReturnType<typeof useCheckoutForm>;

/** Places are chosen by id, and missed by name. */
const aliases = { city: 'city_id', suburb: 'suburb_id' } as const;

/** The form is long, and bars stand over it above and below. */
function leadToMiddle(field: HTMLElement) {
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
}

function schemaFor({ for_company, pay_method }: CheckoutValues) {
  if (!for_company) return checkoutForm;
  return asksIdno({ for_company, pay_method })
    ? intersect([companyCheckoutForm, billedByIdno])
    : companyCheckoutForm;
}

/** What is filled in, kept as it is typed, over what the account knows. */
export function useCheckoutForm(
  send: (checkout: Checkout) => Promise<unknown>,
  { hasCut }: { hasCut: boolean },
) {
  const session = useSession();
  const user = session.kind === 'customer' ? session.user : null;
  const userId = user?.id ?? null;
  const [checkout, setCheckout] = useState(readTypedCheckout);

  useEffect(() => keepTypedCheckout(checkout), [checkout]);

  useEffect(() => onSignOutCleanup(() => setCheckout(nothingTyped)), []);

  const values = valuesFor(user, typedBy(checkout, userId));
  const schema = schemaFor(values);
  return useControlledForm({
    schema: hasCut ? intersect([schema, cutConsent]) : schema,
    values,
    onChange: (name, value) =>
      setCheckout((before) => ({
        owner: userId ?? before.owner,
        typed: { ...typedBy(before, userId), [name]: value },
      })),
    input: formInput(values),
    aliases,
    lead: leadToMiddle,
    send,
  });
}
