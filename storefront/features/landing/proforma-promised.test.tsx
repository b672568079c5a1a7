import { expect, test } from 'vitest';
import { renderAt } from '../../ui/testing/render-at.tsx';
import { Audiences } from './audiences.tsx';
import { Benefits } from './benefits.tsx';
import { Hero } from './hero.tsx';

const facts = { products: 1, brands: 1, freeAbove: null };

test.each([
  ['/landing', 'Plata prin transfer: vă sunăm', /cont(ul)? de plată/i],
  ['/ru/landing', 'Оплата перечислением: позвоним', /сч[её]т/i],
])(
  '%s promises a proforma only where the shop has an account to be paid to',
  (path, agreed, promised) => {
    const said = (hasProforma: boolean) =>
      renderAt(
        path,
        <>
          <Hero isCustomer={false} hasProforma={hasProforma} facts={facts} />
          <Benefits delivery={null} hasProforma={hasProforma} />
          <Audiences hasProforma={hasProforma} />
        </>,
      );
    expect(said(true)).toMatch(promised);
    expect(said(true)).not.toContain(agreed);
    expect(said(false)).toContain(agreed);
    expect(said(false)).not.toMatch(promised);
  },
);
