import { ResourcesAt } from '../../resources/resources-at.tsx';
import { CatalogueFrame } from './catalogue-frame.tsx';

export default function BrandsScreen() {
  return (
    <CatalogueFrame page="brands">
      <ResourcesAt href="/admin/catalogue/brands" />
    </CatalogueFrame>
  );
}
