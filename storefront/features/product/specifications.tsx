import { useLocale } from '../../../kit/i18n/locale.ts';
import { attributeLink, brandLink } from './listing-links.ts';
import type { ShownPage } from './shown-page.ts';

type Row = ShownPage['specifications'][number];

/** What others share leads to them. */
export function Specifications({ product }: { product: ShownPage }) {
  const locale = useLocale();

  function linkOf({ shared }: Row) {
    if (shared === 'brand') return brandLink(product, locale);
    return shared ? attributeLink(product, ...shared) : undefined;
  }

  return (
    <table className="w-full text-left">
      <tbody>
        {product.specifications.map((row) => (
          <tr key={`${row.title} ${row.value}`} className="align-baseline odd:bg-mist">
            <th scope="row" className="w-1/2 rounded-l-control px-3 py-2.5 font-normal text-steel">
              {row.title}
            </th>
            <td className="rounded-r-control px-3 py-2.5 font-medium wrap-anywhere tabular-nums">
              <Value value={row.value} href={linkOf(row)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Value = ({ value, href }: { value: string; href?: string }) =>
  href ? (
    <a href={href} className="link">
      {value}
    </a>
  ) : (
    value
  );
