import { brands } from '../../resources/brands/resource.tsx';
import { ResourceList } from '../../resources/resource-list.tsx';
import { CatalogueFrame } from './catalogue-frame.tsx';

export default function BrandsScreen() {
  return (
    <CatalogueFrame page="brands">
      <ResourceList resource={brands} />
    </CatalogueFrame>
  );
}
