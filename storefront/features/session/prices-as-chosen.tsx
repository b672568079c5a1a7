import { type ReactNode, useEffect, useState } from 'react';
import { grossPrices, ShownPrices } from '../../state/shown-prices.ts';
import { useSession } from './session.ts';

/** With or without VAT, as the company that is signed in has chosen. */
export function PricesAsChosen({ children }: { children: ReactNode }) {
  const session = useSession();
  const user = session.kind === 'customer' ? session.user : null;
  const isNet = user?.is_juridical && user.net_prices;
  const [net, setNet] = useState(grossPrices);
  useEffect(() => {
    if (isNet) import('../../ui/net-prices.tsx').then(({ netPrices }) => setNet(netPrices));
  }, [isNet]);
  return <ShownPrices value={isNet ? net : grossPrices}>{children}</ShownPrices>;
}
