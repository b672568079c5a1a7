import { localPath, useLocale } from '../../../kit/i18n/locale.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { askToLogIn, openAuth } from '../../features/session/auth-request.ts';
import { useSession } from '../../features/session/session.ts';
import { signOut } from '../../features/session/sign-in-and-out.ts';
import { laterMessages } from '../later-messages.ts';
import { messages as shared } from '../messages.ts';
import { messages } from './messages.ts';

/** Log in or register; for customers their account and the way out. */
export function MenuAccount() {
  const isCustomer = useSession().kind === 'customer';
  const locale = useLocale();
  const text = useMessages(messages);
  const { logIn } = useMessages(shared);
  const { myAccount, signOut: leave } = useMessages(laterMessages);
  return (
    <div className="flex gap-3 *:flex-auto *:px-3">
      {isCustomer ? (
        <>
          <Button kind="primary" href={localPath(locale, '/account')}>
            {myAccount}
          </Button>
          <Button data-closes onClick={signOut}>
            {leave}
          </Button>
        </>
      ) : (
        <>
          <Button kind="primary" data-closes onClick={() => askToLogIn()}>
            {logIn}
          </Button>
          <Button data-closes onClick={() => openAuth({ tab: 'register' })}>
            {text.register}
          </Button>
        </>
      )}
    </div>
  );
}
