import { localPath, useLocale } from '../../../kit/i18n/locale.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { fetchedPart } from '../../../kit/ui/fetched-part.tsx';
import { Icon } from '../../../kit/ui/icon.tsx';
import { askToLogIn } from '../../features/session/auth-request.ts';
import { useSession } from '../../features/session/session.ts';
import { messages } from '../messages.ts';
import { faceClass } from './face-class.ts';
import { messages as headerMessages } from './messages.ts';

const AccountMenu = fetchedPart(() => import('./account-menu.tsx'));

/** Guests are asked to log in; customers get their menu in the same place. */
export function AccountButton() {
  const isCustomer = useSession().kind === 'customer';
  const { logIn } = useMessages(messages);
  const { account } = useMessages(headerMessages);
  const page = localPath(useLocale(), '/account');
  const button = (
    <button type="button" aria-haspopup="dialog" onClick={askToLogIn} className={faceClass}>
      <Icon name="user" />
      <span className="max-xl:sr-only">{logIn}</span>
    </button>
  );
  return (
    // As wide for guests as for customers, or the header would shift when we know who it is.
    <div className="*:w-full max-md:hidden xl:w-20">
      {isCustomer ? (
        <AccountMenu
          waiting={button}
          missing={
            <a href={page} className={faceClass}>
              <Icon name="user" />
              <span className="max-xl:sr-only">{account}</span>
            </a>
          }
        />
      ) : (
        button
      )}
    </div>
  );
}
