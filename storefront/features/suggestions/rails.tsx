import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/messages.ts';
import { Section } from '../../ui/section.tsx';
import { ProductRail } from '../catalogue/public.ts';
import { ViewedProducts } from '../viewed/public.ts';
import { messages } from './messages.ts';
import { RailSkeleton } from './rail-skeleton.tsx';
import { usePopular } from './use-popular.ts';

/** What this visitor has looked at, then what everybody buys. */
export default function Rails(): ReactNode {
  const text = useMessages(messages);
  const popular = usePopular();
  return (
    <div className="grid grid-cols-1 gap-12 md:gap-16">
      <ViewedProducts />
      {popular === null && <RailSkeleton />}
      {popular !== null && popular.length > 0 && (
        <Section title={text.popular}>
          <ProductRail label={text.popular} products={popular} />
        </Section>
      )}
    </div>
  );
}
