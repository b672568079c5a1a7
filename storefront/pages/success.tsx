import { useMessages } from '../../kit/i18n/messages.ts';
import { SuccessScreen } from '../features/order/success-screen.tsx';
import { viewMessages } from '../features/order/view-messages.ts';
import type { LayoutData } from '../layout/layout-data.ts';
import { useFrameData, useParams } from '../router/hooks.ts';
import { PageHead } from '../seo/page-head.tsx';
import { useSite } from '../seo/site.ts';

/** Nothing of the order: it is its owner's, and fetched by the owner's browser. */
export function Component() {
  const { contacts } = useFrameData<LayoutData>();
  const { alias = '' } = useParams();
  const text = useMessages(viewMessages);
  const site = useSite();
  return (
    <div className="page min-h-dvh py-6 md:py-10">
      <PageHead title={`${text.hiddenTitle} | ${site.name}`} noindex />
      <SuccessScreen key={alias} id={alias} contacts={contacts} />
    </div>
  );
}
