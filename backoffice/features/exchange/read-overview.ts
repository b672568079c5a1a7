import type { ExchangeOverview } from '../../../contract/staff/exchange.ts';
import { api } from '../../api/api.ts';

/** While 1C is here, what is shown goes with it. */
const SOON = 2_000;

export const whileOpen = (isOpen: boolean) => (isOpen ? SOON : false);

export const readOverview = {
  queryKey: ['exchange', 'overview'],
  queryFn: () => api.get('/staff/exchange/'),
  refetchInterval: ({ state: { data } }: { state: { data?: ExchangeOverview | undefined } }) =>
    whileOpen(data?.last.catalogue?.state === 'open' || data?.last.sale?.state === 'open'),
};
