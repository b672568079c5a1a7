import { useEffect } from 'react';
import { localPath, useLocale } from '../../kit/i18n/locale.ts';
import { useMessages } from '../../kit/i18n/messages.ts';
import { CartScreen } from '../features/checkout/cart-screen.tsx';
import { screenMessages as cartMessages } from '../features/checkout/screen-messages.ts';
import type { LayoutData } from '../layout/layout-data.ts';
import { useFrameData } from '../router/hooks.ts';
import { PageHead } from '../seo/page-head.tsx';
import { useSite } from '../seo/site.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';

export function Component() {
  // All it needs of the shop stands around every page: nothing more to wait for.
  const { settings } = useFrameData<LayoutData>();
  const text = useMessages(cartMessages);
  const locale = useLocale();
  const site = useSite();
  useEffect(fetchOutcomes, []);
  return (
    <div className="page pt-4 pb-10 md:pt-6">
      <PageHead title={`${text.title} | ${site.name}`} noindex />
      <Breadcrumbs items={[{ title: text.title, link: localPath(locale, '/cart') }]} />
      <h1 className="mt-2 mb-4 text-2xl md:text-3xl">{text.title}</h1>
      <CartScreen
        delivery={settings?.delivery ?? null}
        hasProforma={settings?.has_proforma ?? false}
      />
    </div>
  );
}

/** Where an order leads is here before it is sent: the connection may be gone right after. */
function fetchOutcomes() {
  for (const outcome of [import('./success.tsx'), import('./error.tsx')]) outcome.catch(() => {});
}
