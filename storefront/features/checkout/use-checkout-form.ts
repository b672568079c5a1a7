import { useEffect, useRef, useState } from 'react';
import { safeParse } from 'valibot';
import {
  type Checkout,
  checkoutForm,
  companyCheckoutForm,
} from '../../../contract/forms/checkout.ts';
import { firstIssues } from '../../../contract/forms/first-issues.ts';
import { message } from '../../../contract/messages.ts';
import { useLocale } from '../../i18n/locale.ts';
import { onSignOutCleanup, useSession } from '../session/public.ts';
import { type CheckoutValues, formInput, valuesFor } from './checkout-values.ts';
import { keepTypedCheckout, nothingTyped, readTypedCheckout, typedBy } from './typed-checkout.ts';

/** Where a message about a field of the order belongs on the screen. */
const fieldOf: Record<string, string> = {
  name: 'name',
  phone: 'phone',
  email: 'email',
  company: 'company',
  idno: 'idno',
  delivery_type: 'delivery_type',
  city: 'city',
  city_id: 'city',
  suburb: 'suburb',
  suburb_id: 'suburb',
  address: 'address',
  pay_method: 'pay_method',
  comment: 'comment',
};

export type CheckoutForm = ReturnType<typeof useCheckoutForm>;

/** What is filled in, kept as it is typed, and what is wrong with it once it was to be sent. */
export function useCheckoutForm() {
  const locale = useLocale();
  const session = useSession();
  const user = session.kind === 'customer' ? session.user : null;
  const userId = user?.id ?? null;
  const element = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(readTypedCheckout);
  /** Where mistakes are shown: what is asked for later gets its time. */
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [failures, setFailures] = useState(0);

  const values = valuesFor(user, typedBy(draft, userId));
  const rules = values.for_company ? companyCheckoutForm : checkoutForm;
  const parsed = safeParse(rules, formInput(values));
  const mistakes = parsed.success ? {} : firstIssues(parsed.issues);
  const errors: Record<string, string | undefined> = { ...refused };
  for (const [field, [key]] of Object.entries(mistakes)) {
    if (key && wrong.has(field)) errors[fieldOf[field] ?? field] = message(key, locale);
  }

  useEffect(() => keepTypedCheckout(draft), [draft]);

  useEffect(() => onSignOutCleanup(() => setDraft(nothingTyped)), []);

  useEffect(() => {
    if (failures === 0) return;
    const first = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    first?.focus({ preventScroll: true });
    first?.scrollIntoView({ block: 'center' });
  }, [failures]);

  function change(patch: Partial<CheckoutValues>) {
    setDraft((before) => ({
      owner: userId ?? before.owner,
      typed: { ...typedBy(before, userId), ...patch },
    }));
    setRefused((before) => {
      const changed = Object.keys(patch).map((field) => fieldOf[field]);
      return Object.fromEntries(
        Object.entries(before).filter(([field]) => !changed.includes(field)),
      );
    });
  }

  /** The filled form, or null once its mistakes are shown. */
  function check(): Checkout | null {
    setWrong(new Set(Object.keys(mistakes)));
    if (parsed.success) return parsed.output;
    setFailures((count) => count + 1);
    return null;
  }

  /** The shop's own messages, beside the fields; false when they are about none of these. */
  function refuse(fields: Record<string, string[]>): boolean {
    const shown = Object.entries(fields).flatMap(([field, [text]]) => {
      const place = fieldOf[field];
      return place && text ? [[place, text] as const] : [];
    });
    if (shown.length === 0) return false;
    setRefused(Object.fromEntries(shown));
    setFailures((count) => count + 1);
    return true;
  }

  return { element, values, errors, change, check, refuse };
}
