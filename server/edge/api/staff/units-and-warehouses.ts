import * as operations from '../../../../contract/staff/operations/units-and-warehouses.ts';
import {
  exportUnits,
  exportWarehouses,
} from '../../../shop/catalogue/for-staff/export-reference.ts';
import {
  listUnitsForStaff,
  listWarehousesForStaff,
} from '../../../shop/catalogue/for-staff/read-units-and-warehouses.ts';
import { units, warehouses } from '../../../shop/catalogue/writing/units-and-warehouses.ts';
import type { Shop } from '../../../shop/shop.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { exporting, writing } from './staff-endpoints.ts';

export const staffUnitsAndWarehouses = (shop: Shop): Endpoint[] => [
  endpoint(operations.listUnits, () => listUnitsForStaff(shop.db)),
  exporting(shop, operations.exportUnits, 'units', exportUnits),
  writing(shop, operations.createUnit, (changing, { body }) => units.create(changing, body)),
  writing(shop, operations.changeUnit, (changing, { params: { key }, body }) =>
    units.change(changing, key, { input: body.fields, seen: body.version }),
  ),
  endpoint(operations.listWarehouses, () => listWarehousesForStaff(shop.db)),
  exporting(shop, operations.exportWarehouses, 'warehouses', exportWarehouses),
  writing(shop, operations.createWarehouse, (changing, { body }) =>
    warehouses.create(changing, body),
  ),
  writing(shop, operations.changeWarehouse, (changing, { params: { id }, body }) =>
    warehouses.change(changing, id, { input: body.fields, seen: body.version }),
  ),
];
