import { ResourcesAt } from '../../resources/resources-at.tsx';
import { CatalogueFrame } from './catalogue-frame.tsx';

export default function UnitsScreen() {
  return (
    <CatalogueFrame page="units">
      <ResourcesAt href="/admin/catalogue/units" />
    </CatalogueFrame>
  );
}
