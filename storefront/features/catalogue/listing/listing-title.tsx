import { useLocale } from '../../../../kit/i18n/locale.ts';
import { withNoBreakSpaces } from '../../../ui/no-break-spaces.ts';
import { countProducts } from '../count-products.ts';

type Props = { title: string; total: number | null };

/** The count is said aloud when a filter changes it. */
export function ListingTitle({ title, total }: Props) {
  const locale = useLocale();
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <h1 className="text-2xl md:text-3xl">{withNoBreakSpaces(title)}</h1>
      <p role="status" className="text-steel tabular-nums">
        {total !== null && countProducts(locale, total)}
      </p>
    </div>
  );
}
