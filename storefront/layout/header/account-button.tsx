import { lazy, Suspense } from 'react';
import { useMessages } from '../../i18n/messages.ts';
import { Icon } from '../../ui/icon.tsx';
import { messages } from '../messages.ts';
import { openAuth, useSession } from '../personal.ts';
import { faceClass } from './face-class.ts';

const AccountMenu = lazy(() => import('./account-menu.tsx').catch(() => ({ default: () => null })));

/** Guests are asked to log in; customers get their menu in the same place. */
export function AccountButton() {
  const { isCustomer } = useSession();
  const { logIn } = useMessages(messages);
  const button = (
    <button type="button" aria-haspopup="dialog" onClick={() => openAuth()} className={faceClass}>
      <Icon name="user" />
      <span className="max-xl:sr-only">{logIn}</span>
    </button>
  );
  return (
    // As wide for guests as for customers, or the header would shift when we know who it is.
    <div className="*:w-full max-md:hidden xl:w-20">
      {isCustomer ? (
        <Suspense fallback={button}>
          <AccountMenu />
        </Suspense>
      ) : (
        button
      )}
    </div>
  );
}
