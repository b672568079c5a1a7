import type { ReactNode } from 'react';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Icon } from '../../../kit/ui/icon.tsx';
import { attributeLink } from './listing-links.ts';
import { messages } from './messages.ts';
import type { ShownPage } from './shown-page.ts';

/** What decides the choice, each leading to everything that shares it; the rest is further down. */
export function KeyFacts({ product }: { product: ShownPage }) {
  const text = useMessages(messages);
  return (
    <div>
      <dl className="text-sm">
        {product.attributes.map(({ name, title, value }) => (
          <Fact key={name} title={title}>
            <a href={attributeLink(product, name)} className="link py-2.5">
              {value}
              <span className="sr-only">, {text.allLike}</span>
            </a>
          </Fact>
        ))}
        {product.shop_code && <Fact title={text.shopCode}>{product.shop_code}</Fact>}
        {product.ean && <Fact title={text.ean}>{product.ean}</Fact>}
      </dl>
      <a
        href="#specifications"
        className="mt-1 inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-copper hover:text-copper-dark"
      >
        {text.allSpecifications}
        <Icon name="chevron-down" size={18} />
      </a>
    </div>
  );
}

const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="flex min-h-11 items-center justify-between gap-4 border-b border-line">
    <dt className="text-steel">{title}</dt>
    <dd className="text-right font-semibold wrap-anywhere tabular-nums">{children}</dd>
  </div>
);
