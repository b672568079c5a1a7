import { localPath, useLocale } from '../../i18n/locale.ts';
import { useMessages } from '../../i18n/messages.ts';
import { Dropdown } from '../../ui/dropdown.tsx';
import { Icon } from '../../ui/icon.tsx';
import { messages as shared } from '../messages.ts';
import { openAuth, signOut, useSession } from '../personal.ts';
import { faceClass } from './face-class.ts';
import { messages } from './messages.ts';

/** Guests are asked to log in, customers find their account and the way out. */
export const AccountButton = () => (
  <div className="max-md:hidden">{useSession().isCustomer ? <AccountMenu /> : <LogInButton />}</div>
);

function LogInButton() {
  const { logIn } = useMessages(shared);
  return (
    <button type="button" aria-haspopup="dialog" onClick={() => openAuth()} className={faceClass}>
      <Icon name="user" />
      <span className="max-xl:sr-only">{logIn}</span>
    </button>
  );
}

function AccountMenu() {
  const locale = useLocale();
  const { account } = useMessages(messages);
  const { myAccount, signOut: leave } = useMessages(shared);
  const item = 'flex min-h-11 w-full items-center gap-3 rounded-control px-3 hover:bg-mist';
  return (
    <Dropdown
      labelClass={faceClass}
      label={
        <>
          <Icon name="user" />
          <span className="max-xl:sr-only">{account}</span>
        </>
      }
    >
      <div className="[--focus:var(--color-ink)]">
        <a href={localPath(locale, '/account')} className={item}>
          <Icon name="user" size={20} />
          {myAccount}
        </a>
        <button type="button" onClick={signOut} className={item}>
          <Icon name="log-out" size={20} />
          {leave}
        </button>
      </div>
    </Dropdown>
  );
}
