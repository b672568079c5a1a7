import type { ReactNode } from 'react';
import { localPath, useLocale } from '../../../kit/i18n/locale.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Dropdown } from '../../../kit/ui/dropdown.tsx';
import { Icon } from '../../../kit/ui/icon.tsx';
import { signOut } from '../../features/session/sign-in-and-out.ts';
import { laterMessages } from '../later-messages.ts';
import { faceClass } from './face-class.ts';
import { messages } from './messages.ts';

/** A customer's account and the way out. */
export default function AccountMenu(): ReactNode {
  const locale = useLocale();
  const { account } = useMessages(messages);
  const { myAccount, signOut: leave } = useMessages(laterMessages);
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
      <a href={localPath(locale, '/account')} className={item}>
        <Icon name="user" size={20} />
        {myAccount}
      </a>
      <button type="button" onClick={signOut} className={item}>
        <Icon name="log-out" size={20} />
        {leave}
      </button>
    </Dropdown>
  );
}
