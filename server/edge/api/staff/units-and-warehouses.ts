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
import { exportAnswer } from './stream-answers.ts';
import { writeAs } from './write-as.ts';

export const staffUnitsAndWarehouses = (shop: Shop): Endpoint[] => [
  endpoint(operations.listUnits, () => listUnitsForStaff(shop.db)),
  endpoint(operations.exportUnits, (call) =>
    exportAnswer('units', call, (by) => exportUnits(shop.db, by)),
  ),
  endpoint(operations.createUnit, ({ viewer, body }) =>
    writeAs(shop, viewer, (changing) => units.create(changing, body)),
  ),
  endpoint(operations.changeUnit, ({ viewer, params: { key }, body: { version, fields } }) =>
    writeAs(shop, viewer, (changing) =>
      units.change(changing, key, { input: fields, seen: version }),
    ),
  ),
  endpoint(operations.listWarehouses, () => listWarehousesForStaff(shop.db)),
  endpoint(operations.exportWarehouses, (call) =>
    exportAnswer('warehouses', call, (by) => exportWarehouses(shop.db, by)),
  ),
  endpoint(operations.createWarehouse, ({ viewer, body }) =>
    writeAs(shop, viewer, (changing) => warehouses.create(changing, body)),
  ),
  endpoint(operations.changeWarehouse, ({ viewer, params: { id }, body: { version, fields } }) =>
    writeAs(shop, viewer, (changing) =>
      warehouses.change(changing, id, { input: fields, seen: version }),
    ),
  ),
];
