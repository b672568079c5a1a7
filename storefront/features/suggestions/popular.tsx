import type { ReactNode } from 'react';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Section } from '../../ui/section.tsx';
import { Unreachable } from '../../ui/unreachable.tsx';
import { ProductRail } from '../catalogue/card/product-rail.tsx';
import { shownProduct } from '../catalogue/card/shown-product.ts';
import { answersOf, useAnswer } from '../session/answers.ts';
import { messages } from './messages.ts';
import { RailSkeleton } from './rail-skeleton.tsx';

const mostBought = answersOf({
  ask: async (api, _: true) => (await api.get('/products/most-bought/')).map(shownProduct),
});

export default function Popular(): ReactNode {
  const text = useMessages(messages);
  const { answer: products, isFailed, askAnew } = useAnswer(mostBought, true);
  if (products?.length === 0) return null;
  if (!products) {
    return isFailed ? (
      <Unreachable note="warning" title={text.failed} onRetry={askAnew} />
    ) : (
      <RailSkeleton />
    );
  }
  return (
    // The place that was kept is filled: what stands below does not move up.
    <Section title={text.popular} className="[&_li]:min-h-130.5">
      <ProductRail label={text.popular} products={products} />
    </Section>
  );
}
