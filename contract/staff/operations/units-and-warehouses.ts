import * as v from 'valibot';
import type { changedUnit, unit, warehouse } from '../../editing/catalogue.ts';
import { key } from '../../editing/fields.ts';
import { staffOperation } from '../../operation.ts';
import { idText } from '../../shapes/parameters.ts';
import { body, saved, version, written } from '../catalogue/bodies.ts';
import { staffUnit, staffWarehouse } from '../catalogue/reference-shapes.ts';
import { asFile, exportOf } from '../export-of.ts';

/** What products are counted and priced by. */
export const listUnits = staffOperation('get', '/staff/units/', {
  needs: 'products.read',
  answer: v.array(staffUnit),
});

export const exportUnits = exportOf('/staff/units/export/', {
  needs: 'products.read',
  query: v.object(asFile),
});

/** A new unit; its key stays. */
export const createUnit = staffOperation('post', '/staff/units/', {
  needs: 'products.write',
  body: written<v.InferInput<typeof unit>>(),
  answer: saved,
  status: 201,
});

/** Change how a unit is called and sold. */
export const changeUnit = staffOperation('post', '/staff/units/{key}/', {
  needs: 'products.write',
  params: v.object({ key }),
  body: body({ version, fields: written<v.InferInput<typeof changedUnit>>() }),
  answer: saved,
  refusals: [404, 409],
});

/** Where goods lie, in the order in which orders take from them. */
export const listWarehouses = staffOperation('get', '/staff/warehouses/', {
  needs: 'products.read',
  answer: v.array(staffWarehouse),
});

export const exportWarehouses = exportOf('/staff/warehouses/export/', {
  needs: 'products.read',
  query: v.object(asFile),
});

export const createWarehouse = staffOperation('post', '/staff/warehouses/', {
  needs: 'stock.write',
  body: written<v.InferInput<typeof warehouse>>(),
  answer: saved,
  status: 201,
});

/** Change how a warehouse is called, and when orders take from it. */
export const changeWarehouse = staffOperation('post', '/staff/warehouses/{id}/', {
  needs: 'stock.write',
  params: v.object({ id: idText }),
  body: body({ version, fields: written<Partial<v.InferInput<typeof warehouse>>>() }),
  answer: saved,
  refusals: [404, 409],
});
