import { formatAmount } from '../../contract/amount.ts';
import type { Adjustment } from '../../contract/sellable-quantity.ts';
import { defineMessages, useMessages } from '../i18n/messages.ts';

/** What became of a typed quantity that could not be taken as it was. */
export type Answer =
  | { why: Adjustment; quantity: number; step: number }
  | { why: 'unread'; quantity: number; typed: string };

type Props = { id: string; answer: Answer; unit: string };

/** Fetched when there is something to say. */
export default function StepperNote({ id, ...said }: Props) {
  return (
    <p id={id} role="status" className="stepper-note">
      <AnswerText {...said} />
    </p>
  );
}

export function AnswerText({ answer, unit }: Omit<Props, 'id'>) {
  const text = useMessages(messages);
  const amount = formatAmount(answer.quantity, unit);
  return answer.why === 'unread'
    ? text.unread(answer.typed, amount)
    : text[answer.why](amount, 'step' in answer ? formatAmount(answer.step, unit) : '');
}

const messages = defineMessages({
  whole: [
    (amount: string) => `Am rotunjit la ${amount}: vindem numai cantități întregi`,
    (amount: string) => `Округлили до ${amount}: продаём только целое количество`,
  ],
  smallest: [(amount: string) => `Cel puțin ${amount}`, (amount: string) => `Не меньше ${amount}`],
  step: [
    (amount: string, step: string) => `Am rotunjit la ${amount}: se vinde câte ${step}`,
    (amount: string, step: string) => `Округлили до ${amount}: продаём по ${step}`,
  ],
  stock: [
    (amount: string) => `Cel mult ${amount}: atât este în stoc`,
    (amount: string) => `Не больше ${amount}: столько есть на складе`,
  ],
  unread: [
    (typed: string, amount: string) => `Nu am înțeles „${typed}”. A rămas ${amount}`,
    (typed: string, amount: string) => `Не поняли «${typed}». Осталось ${amount}`,
  ],
});
