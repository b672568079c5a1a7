import { limits, payMethods } from '../../../contract/constants.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Checkbox } from '../../../kit/ui/checkbox.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { RadioGroup } from '../../../kit/ui/radio-group.tsx';
import { CutConsent } from '../order/cut-consent.tsx';
import { orderWords } from '../order/messages.ts';
import { messages } from './messages.ts';
import { SectionCard } from './section-card.tsx';
import type { CheckoutForm } from './use-checkout-form.ts';

type Props = {
  form: CheckoutForm;
  /** Some of it is cut off a reel. */
  hasCut: boolean;
  /** The shop has an account to be paid to. */
  hasProforma: boolean;
};

export function PaymentSection({ form: { values, field, tick }, hasCut, hasProforma }: Props) {
  const text = useMessages(messages);
  const words = useMessages(orderWords);
  return (
    <SectionCard title={text.payment}>
      <RadioGroup
        {...field('pay_method')}
        label={text.payMethod}
        required
        options={payMethods.map((method) => ({
          value: method,
          label: words[method],
          hint:
            method === 'transfer' && !hasProforma ? text.transferAgreedHint : text[`${method}Hint`],
        }))}
      />
      <Field
        {...field('comment')}
        label={`${text.comment} (${text.optional})`}
        multiline
        rows={3}
        maxLength={limits.comment}
        hint={text.commentHint}
        // Browsers bring the caret's line into view; the bar may stand over those below it.
        onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
        className="mt-5"
      />
      <div className="mt-3">
        <Checkbox
          {...tick('save_details')}
          label={values.delivery_type === 'courier' ? text.saveDetails : text.saveName}
        />
        {hasCut && <CutConsent {...tick('cut_consent')} />}
      </div>
    </SectionCard>
  );
}
