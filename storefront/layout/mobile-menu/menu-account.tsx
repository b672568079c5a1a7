import { localPath, useLocale } from '../../../kit/i18n/locale.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { laterMessages } from '../later-messages.ts';
import { messages as shared } from '../messages.ts';
import { openAuth, signOut, useSession } from '../personal.ts';
import { messages } from './messages.ts';

/** Log in or register; for customers their account and the way out. */
export function MenuAccount() {
  const { isCustomer } = useSession();
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
          <Button kind="primary" data-closes onClick={() => openAuth('login')}>
            {logIn}
          </Button>
          <Button data-closes onClick={() => openAuth('register')}>
            {text.register}
          </Button>
        </>
      )}
    </div>
  );
}
