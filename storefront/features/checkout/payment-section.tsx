import { limits, payMethods } from '../../../contract/constants.ts';
import { useMessages } from '../../i18n/messages.ts';
import { Field } from '../../ui/field.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { orderWords } from '../order/public.ts';
import { messages } from './messages.ts';
import { SectionCard } from './section-card.tsx';
import type { CheckoutForm } from './use-checkout-form.ts';

type Props = {
  form: CheckoutForm;
  /** Some of it is cut off a reel. */
  hasCut: boolean;
};

export function PaymentSection({ form: { field }, hasCut }: Props) {
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
          hint: text[`${method}Hint`],
        }))}
      />
      <Field
        {...field('comment')}
        label={`${text.comment} (${text.optional})`}
        multiline
        rows={3}
        maxLength={limits.comment}
        hint={hasCut ? text.cutHint : text.commentHint}
        className="mt-5"
      />
    </SectionCard>
  );
}
