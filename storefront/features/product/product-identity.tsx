import { useLocale } from '../../../kit/i18n/locale.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { withNoBreakSpaces } from '../../ui/no-break-spaces.ts';
import { CodeButton } from './code-button.tsx';
import { brandLink } from './listing-links.ts';
import { messages } from './messages.ts';
import type { ShownPage } from './shown-page.ts';

/** What the product is called, by the shop and by the trade. */
export function ProductIdentity({ product }: { product: ShownPage }) {
  const text = useMessages(messages);
  const locale = useLocale();
  return (
    <div className="grid gap-1">
      <h1 className="text-2xl wrap-anywhere md:text-3xl">{withNoBreakSpaces(product.title)}</h1>
      <div className="flex flex-wrap items-center gap-x-5 text-sm">
        <CodeButton code={product.code} />
        <p className="flex items-center gap-1.5 text-steel">
          {text.brand}
          <a
            href={brandLink(product, locale)}
            className="link inline-flex min-h-11 items-center font-semibold"
          >
            {product.brand.title}
          </a>
        </p>
      </div>
    </div>
  );
}
