import * as v from 'valibot';
import type { changedUnit, unit, warehouse } from '../../editing/catalogue.ts';
import { key } from '../../editing/fields.ts';
import { operation } from '../../operation.ts';
import { idText } from '../../shapes/parameters.ts';
import { body, saved, version, written } from '../catalogue/bodies.ts';
import { staffUnit, staffWarehouse } from '../catalogue/reference-shapes.ts';
import { asFile, exportOf } from '../export-of.ts';

const reading = { access: 'staff', needs: 'products.read' } as const;

export const listUnits = operation({
  ...reading,
  id: 'staffListUnits',
  method: 'get',
  path: '/staff/units/',
  summary: 'What products are counted and priced by',
  answer: v.array(staffUnit),
});
export const exportUnits = exportOf({
  id: 'staffExportUnits',
  needs: 'products.read',
  path: '/staff/units/export/',
  query: v.object(asFile),
});
export const createUnit = operation({
  access: 'staff',
  needs: 'products.write',
  id: 'staffCreateUnit',
  method: 'post',
  path: '/staff/units/',
  summary: 'A new unit; its key stays',
  body: written<v.InferInput<typeof unit>>(),
  answer: saved,
  status: 201,
});
export const changeUnit = operation({
  access: 'staff',
  needs: 'products.write',
  id: 'staffChangeUnit',
  method: 'post',
  path: '/staff/units/{key}/',
  summary: 'Change how a unit is called and sold',
  params: v.object({ key }),
  body: body({ version, fields: written<v.InferInput<typeof changedUnit>>() }),
  answer: saved,
  refusals: [404, 409],
});
export const listWarehouses = operation({
  ...reading,
  id: 'staffListWarehouses',
  method: 'get',
  path: '/staff/warehouses/',
  summary: 'Where goods lie, in the order in which orders take from them',
  answer: v.array(staffWarehouse),
});
export const exportWarehouses = exportOf({
  id: 'staffExportWarehouses',
  needs: 'products.read',
  path: '/staff/warehouses/export/',
  query: v.object(asFile),
});
export const createWarehouse = operation({
  access: 'staff',
  needs: 'stock.write',
  id: 'staffCreateWarehouse',
  method: 'post',
  path: '/staff/warehouses/',
  summary: 'A new warehouse',
  body: written<v.InferInput<typeof warehouse>>(),
  answer: saved,
  status: 201,
});
export const changeWarehouse = operation({
  access: 'staff',
  needs: 'stock.write',
  id: 'staffChangeWarehouse',
  method: 'post',
  path: '/staff/warehouses/{id}/',
  summary: 'Change how a warehouse is called, and when orders take from it',
  params: v.object({ id: idText }),
  body: body({ version, fields: written<Partial<v.InferInput<typeof warehouse>>>() }),
  answer: saved,
  refusals: [404, 409],
});
