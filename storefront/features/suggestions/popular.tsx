import type { ReactNode } from 'react';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Section } from '../../ui/section.tsx';
import { ProductRail } from '../catalogue/public.ts';
import { messages } from './messages.ts';
import { RailSkeleton } from './rail-skeleton.tsx';
import { usePopular } from './use-popular.ts';

export default function Popular(): ReactNode {
  const text = useMessages(messages);
  const products = usePopular();
  if (products === null) return <RailSkeleton />;
  if (products.length === 0) return null;
  return (
    // The place that was kept is filled: what stands below does not move up.
    <Section title={text.popular} className="[&_li]:min-h-130.5">
      <ProductRail label={text.popular} products={products} />
    </Section>
  );
}
