import { localPath, useLocale } from '../../kit/i18n/locale.ts';
import { useMessages } from '../../kit/i18n/messages.ts';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { errorMessages } from '../features/order/error-messages.ts';
import { ContactsBelow } from '../features/order/shop-contacts.tsx';
import type { LayoutData } from '../layout/layout-data.ts';
import { useFrameData } from '../router/hooks.ts';
import { PageHead } from '../seo/page-head.tsx';
import { useSite } from '../seo/site.ts';

/** Where a rejected order leads. */
export function Component() {
  const { contacts } = useFrameData<LayoutData>();
  const text = useMessages(errorMessages);
  const locale = useLocale();
  const site = useSite();
  return (
    <div className="page">
      <PageHead title={`${text.title} | ${site.name}`} noindex />
      <EmptyState
        icon="warning"
        heading="h1"
        title={text.title}
        text={text.subtitle}
        actions={
          <>
            <Button kind="primary" icon="cart" href={localPath(locale, '/cart')}>
              {text.cart}
            </Button>
            <Button href={localPath(locale, '/')}>{text.home}</Button>
          </>
        }
      />
      <ContactsBelow contacts={contacts} />
    </div>
  );
}
