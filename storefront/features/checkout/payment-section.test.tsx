import { expect, test } from 'vitest';
import { renderAt } from '../../ui/testing/render-at.tsx';
import { PaymentSection } from './payment-section.tsx';
import { useCheckoutForm } from './use-checkout-form.ts';

function Section({ hasProforma }: { hasProforma: boolean }) {
  const form = useCheckoutForm(async () => {}, { hasCut: false });
  return <PaymentSection form={form} hasCut={false} hasProforma={hasProforma} />;
}

test.each([
  ['/cart', 'Contul de plată vine pe e-mail', 'Vă sunăm ca să stabilim plata'],
  ['/ru/cart', 'Счёт на оплату придёт на почту', 'Позвоним, чтобы договориться об оплате'],
])(
  '%s promises a proforma only where the shop has an account to be paid to',
  (path, promised, agreed) => {
    const withAccount = renderAt(path, <Section hasProforma />);
    expect(withAccount).toContain(promised);
    expect(withAccount).not.toContain(agreed);
    const without = renderAt(path, <Section hasProforma={false} />);
    expect(without).toContain(agreed);
    expect(without).not.toContain(promised);
  },
);
