import { useMessages } from '../../../kit/i18n/messages.ts';
import { grouped, messages } from './messages.ts';

type Props = { products: number; brands: number; freeAbove: number | null };

/** The shop in three numbers; what is not known is not said. */
export function Facts({ products, brands, freeAbove }: Props) {
  const text = useMessages(messages);
  const facts = [
    products > 0 && [grouped(products), text.products(products)],
    brands > 0 && [grouped(brands), text.brands(brands)],
    freeAbove !== null && [text.lei(freeAbove), text.freeDelivery],
  ].filter((fact) => fact !== false);
  return (
    <dl className="grid gap-x-8 gap-y-5 md:grid-cols-3">
      {facts.map(([number, label]) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end border-l-3 border-copper pl-4"
        >
          <dt className="text-silver">{label}</dt>
          <dd className="text-2xl font-bold md:text-3xl">{number}</dd>
        </div>
      ))}
    </dl>
  );
}
