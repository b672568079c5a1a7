import { useMessages } from '../../../../kit/i18n/messages.ts';
import { Section } from '../../../ui/section.tsx';
import { ProductRail } from '../card/product-rail.tsx';
import type { ShownProduct } from '../card/shown-product.ts';
import { messages } from './messages.ts';

/** Apart from the list and said to be something else: no count, filter or order includes them. */
export function ResemblingProducts({ products }: { products: readonly ShownProduct[] }) {
  const text = useMessages(messages);
  return (
    <div className="mt-10 border-t border-line pt-6 md:mt-12 md:pt-8">
      <Section title={text.resembling}>
        <p className="-mt-2 mb-4 text-steel md:-mt-4">{text.resemblingNote}</p>
        <ProductRail label={text.resembling} products={products} />
      </Section>
    </div>
  );
}
