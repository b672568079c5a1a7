import { locale } from '../../i18n.ts';
import { ResourceList } from '../../resources/resource-list.tsx';
import { units } from '../../resources/units/resource.tsx';
import { warehouses } from '../../resources/warehouses/resource.tsx';
import { CatalogueFrame } from './catalogue-frame.tsx';

export default function UnitsScreen() {
  return (
    <CatalogueFrame page="units">
      <div className="grid gap-4">
        <ResourceList resource={units} title={units.texts[locale].many} />
        <ResourceList resource={warehouses} title={warehouses.texts[locale].many} />
      </div>
    </CatalogueFrame>
  );
}
