import type { AnswerOf, BodyOf } from '../../../contract/operation.ts';
import type {
  createWarehouse,
  listWarehouses,
} from '../../../contract/staff/operations/units-and-warehouses.ts';
import { numberIn, wholeRules } from '../../../contract/typed-number.ts';
import { api } from '../../api/api.ts';
import { readWarehouses } from '../../api/catalogue-reference.ts';
import { figures } from '../../ui/data-table.tsx';
import { LanguagePair, TextField } from '../../ui/form.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { titleOf } from '../../ui/title-of.ts';
import { type Listed, oneOf } from '../resource.ts';
import { text } from './messages.ts';

type Warehouse = AnswerOf<typeof listWarehouses>[number];
type Body = BodyOf<typeof createWarehouse>;
type Values = { title_ro: string; title_ru: string; key: string; position: string };

/** In the order in which orders take from them. */
export const warehouses: Listed<Warehouse, Warehouse, Values, Body> = {
  entity: 'warehouse',
  href: '/admin/catalogue/units',
  reads: 'products.read',
  writes: 'stock.write',
  renews: [readWarehouses.queryKey],
  texts: text,
  idOf: ({ id }) => id,
  titleOf,
  list: async () => ({ results: await readWarehouses.queryFn(), next: null }),
  exported: '/staff/warehouses/export/',
  heading: text.title,
  columns: () => [
    { key: 'key', title: text.key, cell: ({ key }) => <code>{key}</code> },
    figures('position', text.position, ({ position }) => position),
    figures('products', text.products, ({ products }) => products),
  ],
  read: async (id) => oneOf(await readWarehouses.queryFn(), (one) => one.id === id),
  create: (body) => api.post('/staff/warehouses/', { body }),
  change: (id, version, fields) =>
    api.post('/staff/warehouses/{id}/', { params: { id }, body: { version, fields } }),
  valuesOf: (warehouse) => ({
    title_ro: warehouse?.title_ro ?? '',
    title_ru: warehouse?.title_ru ?? '',
    key: warehouse?.key ?? '',
    position: String(warehouse?.position ?? 0),
  }),
  bodyOf: (values) => ({ ...values, position: numberIn(values.position, wholeRules) ?? 0 }),
  Fields: ({ field }) => (
    <>
      <LanguagePair {...field('title')} required />
      <div className="grid grid-cols-2 gap-4">
        <TextField {...field('key')} required />
        <NumberField {...field('position')} rules={wholeRules} />
      </div>
    </>
  ),
};
