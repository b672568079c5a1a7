import { expect, test } from 'vitest';
import { renderAt } from '../../ui/testing/render-at.tsx';
import { line } from './line.fixture.ts';
import { OrderConditions } from './order-conditions.tsx';

const cable = line();
const breaker = line({ id: 2, units: 'buc', units_ro: 'buc', units_ru: 'шт', is_cut: false });
const said = (html: string) => html.replace(/<!-- -->|<span.*?<\/span>|<[^>]+>/g, '');

test('before sending, a buyer reads that VAT is in the prices and what is agreed to', () => {
  const html = renderAt('/cart', <OrderConditions lines={[breaker]} />);
  expect(said(html)).toBe(
    'Prețurile includ TVA. Trimițând comanda, acceptați termenii și condițiile.',
  );
  expect(html).toContain('href="/content/termeni-si-conditii"');
});

test('who orders by the metre is warned that a cut length does not come back', () => {
  const html = renderAt('/ru/cart', <OrderConditions lines={[breaker, cable]} />);
  expect(said(html)).toBe(
    'Цены указаны с НДС. Кабель, отрезанный под ваш заказ, возврату не подлежит, кроме брака. Отправляя заказ, вы принимаете правила и условия.',
  );
  expect(html).toContain('href="/ru/content/termeni-si-conditii"');
});
