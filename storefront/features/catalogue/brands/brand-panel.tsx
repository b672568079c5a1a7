import { Picture } from '../../../../kit/ui/picture.tsx';
import type { Brand } from './brand-choice.tsx';

/** Who makes the products below. */
export const BrandPanel = ({ brand }: { brand: Brand }) => (
  <div className="flex items-center gap-4 rounded-card bg-mist p-4">
    {brand.logo && (
      <Picture
        picture={brand.logo}
        preset="thumbnail"
        width={150}
        height={150}
        alt=""
        eager
        className="size-20 rounded-control bg-paper"
      />
    )}
    <p className="max-w-[72ch] text-steel">{brand.description}</p>
  </div>
);
