import { fetchedPart } from '../../../kit/ui/fetched-part.tsx';
import { useHydrated } from '../../state/use-hydrated.ts';

const ProductDays = fetchedPart(() => import('./product-days.tsx'));

/** Its place is kept free: what stands below must not move when the days come. */
export function DaysOfProduct({ isCut }: { isCut: boolean }) {
  const isReady = useHydrated();
  return (
    <ul className="grid min-h-43 content-start lg:max-xl:min-h-33 gap-3 text-sm">
      {isReady && <ProductDays isCut={isCut} />}
    </ul>
  );
}
