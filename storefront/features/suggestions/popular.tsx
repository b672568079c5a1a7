import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/messages.ts';
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
    <Section title={text.popular}>
      <ProductRail label={text.popular} products={products} />
    </Section>
  );
}
