import type { CatalogueTables } from './tables/catalogue.ts';
import type { ChangeTables } from './tables/changes.ts';
import type { ContentTables } from './tables/content.ts';
import type { CustomerTables } from './tables/customers.ts';
import type { ExchangeTables } from './tables/exchange.ts';
import type { OrderTables } from './tables/orders.ts';
import type { SearchTables } from './tables/search.ts';
import type { StaffTables } from './tables/staff.ts';

/** What versions of the shop that work side by side have to know of each other. */
type ReleaseTables = {
  migration_need: { migration: string; needs: string };
  built_file: { path: string; body: Uint8Array; left_at: Date | null };
};

/** The database as TypeScript sees it; the migrations are the truth. Money is bani. */
export type Tables = CatalogueTables &
  SearchTables &
  ChangeTables &
  CustomerTables &
  StaffTables &
  OrderTables &
  ExchangeTables &
  ReleaseTables &
  ContentTables;
