import type { Selectable } from 'kysely';
import { columnTypes } from '../../../../contract/editing/product-columns.ts';
import type { Tables } from '../../../base/database/tables.ts';

/** What is written of a product in its own row, and how PostgreSQL has it. */
export const storedColumns = {
  slug: 'text',
  code: 'text',
  shop_code: 'text',
  ean: 'text',
  family: 'text',
  brand_id: 'integer',
  category_id: 'integer',
  unit: 'text',
  title_ro: 'text',
  title_ru: 'text',
  ...columnTypes,
  specifications: 'jsonb',
  price: 'integer',
  agreed_price: 'bigint',
  agreed_basis: 'text',
  state: 'text',
} as const;

export type StoredName = keyof typeof storedColumns;
export type StoredColumns = Pick<Selectable<Tables['product']>, StoredName>;

export const storedNames = Object.keys(storedColumns) as StoredName[];
