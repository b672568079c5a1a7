import type { AnyStaffOperation } from '../../contract/staff/every-staff-operation.ts';
import { createApi } from '../../kit/api/client.ts';
import { locale } from '../i18n.ts';
import { staffFetch } from './staff-fetch.ts';

/** The one way to the shop: `api.get('/staff/people/')`, typed by the contract's operations. */
export const api = createApi<AnyStaffOperation>({ locale, token: null, fetch: staffFetch });
