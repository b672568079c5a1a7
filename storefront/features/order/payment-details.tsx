import type { ReactNode } from 'react';
import { formatIban } from '../../../contract/company-numbers.ts';
import { formatLei } from '../../../contract/money.ts';
import { documentsForBuyer } from '../../../contract/order-documents.ts';
import type { BuyersOrder, PaymentDetails as Details } from '../../../contract/shapes/order.ts';
import { useLocale } from '../../../kit/i18n/locale.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Icon } from '../../../kit/ui/icon.tsx';
import { Skeleton } from '../../../kit/ui/skeleton.tsx';
import { Unreachable } from '../../ui/unreachable.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import { answersOf, useAnswer } from '../session/answers.ts';
import { paymentMessages } from './payment-messages.ts';

/** What to type into the bank's form, of an order that is to be paid by transfer. */
export const PaymentDetails = ({ order }: { order: BuyersOrder }) =>
  documentsForBuyer(order).includes('proforma') &&
  ['unpaid', 'pending'].includes(order.payment_status) ? (
    <Asked key={order.id} orderId={order.id} />
  ) : null;

/** They are the proforma's, which gets its number now if the letter has not given it yet. */
const paymentOf = answersOf({
  ask: async (api, id: string) =>
    (await api.post('/orders/{id}/proforma/', { params: { id } })).payment,
});

function Asked({ orderId }: { orderId: string }) {
  const text = useMessages(paymentMessages);
  const { answer: details, isFailed, askAnew } = useAnswer(paymentOf, orderId);
  return (
    <section className="rounded-card border border-line bg-paper p-4 md:p-6">
      <h2 className="mb-3 text-xl">{text.title}</h2>
      {details && <Facts details={details} />}
      {!details && isFailed && (
        <Unreachable note="warning" title={text.unreachable} onRetry={askAnew} />
      )}
      {!details && !isFailed && (
        <>
          <Skeleton className="h-60" />
          <span className="sr-only">{text.loading}</span>
        </>
      )}
    </section>
  );
}

function Facts({ details }: { details: Details }) {
  const text = useMessages(paymentMessages);
  const locale = useLocale();
  return (
    <dl className="grid gap-3">
      <Fact term={text.beneficiary}>
        {details.beneficiary}, IDNO {details.idno}
      </Fact>
      <Fact term={text.iban} copied={details.iban}>
        {formatIban(details.iban, ' ')}
      </Fact>
      <Fact term={text.bank}>{details.bank}</Fact>
      <Fact term={text.total} copied={details.total.toFixed(2)}>
        {formatLei(details.total, locale)}
      </Fact>
      <Fact term={text.purpose} copied={details.purpose}>
        {details.purpose}
      </Fact>
    </dl>
  );
}

type FactProps = { term: string; copied?: string; children: ReactNode };

const Fact = ({ term, copied, children }: FactProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2">
    <dt className="text-sm text-steel">{term}</dt>
    <dd className="col-start-1 font-medium wrap-anywhere tabular-nums">{children}</dd>
    {copied !== undefined && <CopyButton term={term} value={copied} />}
  </div>
);

function CopyButton({ term, value }: { term: string; value: string }) {
  const text = useMessages(paymentMessages);
  const { outcome, copy } = useCopy(value);
  return (
    <dd className="relative col-start-2 row-span-2 row-start-1 self-center">
      <button
        type="button"
        aria-label={text.copy(term)}
        onClick={copy}
        className="grid size-11 place-items-center rounded-control text-steel hover:bg-mist hover:text-ink"
      >
        <Icon
          name={outcome === 'copied' ? 'check' : 'copy'}
          size={20}
          className={outcome === 'copied' ? 'text-ok' : ''}
        />
      </button>
      <span role="status" className="absolute top-full right-0 z-10 whitespace-nowrap">
        {outcome && (
          <span className="on-ink animate-appear rounded-control px-3 py-1.5 text-sm shadow-lift">
            {text[outcome]}
          </span>
        )}
      </span>
    </dd>
  );
}
