import type { ReactNode } from 'react';
import { onDemand, useOnDemand } from '../../../kit/state/on-demand.ts';
import { useLocation } from '../../router/hooks.ts';
import { grossPrices, ShownPrices } from '../../state/shown-prices.ts';
import { useSession } from './session.ts';

const netPrices = onDemand(() => import('../../ui/net-prices.tsx'));

/** With or without VAT, as the company that is signed in has chosen. */
export function PricesAsChosen({ children }: { children: ReactNode }) {
  const session = useSession();
  const user = session.kind === 'customer' ? session.user : null;
  const isNet = Boolean(user?.is_juridical && user.net_prices);
  const { code } = useOnDemand(netPrices, isNet, useLocation().key);
  return <ShownPrices value={isNet && code ? code.netPrices : grossPrices}>{children}</ShownPrices>;
}
