import { useMessages } from '../../../../kit/i18n/messages.ts';
import { messages } from './messages.ts';
import type { ShownProduct } from './shown-product.ts';

/** What a buyer compares at a glance; more is on the product's own page. */
export const compared = ({ attributes }: ShownProduct) => attributes.slice(0, 3);

/** What all products of a list are compared by, if it is the same for all of them. */
export function comparedIn(products: readonly ShownProduct[]): string[] | null {
  const titles = (product: ShownProduct) => compared(product).map(({ title }) => title);
  const [first] = products;
  if (!first) return null;
  const wanted = titles(first);
  return products.every((product) => titles(product).join() === wanted.join()) ? wanted : null;
}

/** Seen over a table alone; each row says all of it to those who hear it. */
export function TableHead({ titles }: { titles: readonly string[] }) {
  const text = useMessages(messages);
  return (
    <li aria-hidden="true" className="list-head">
      <span className="list-facts">
        {text.product}
        <span>
          {titles.map((title) => (
            <span key={title}>{title}</span>
          ))}
        </span>
      </span>
      <span>{text.offer}</span>
      <span>{text.amount}</span>
    </li>
  );
}
