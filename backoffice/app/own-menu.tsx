import type { ReactNode } from 'react';
import { useMessages } from '../../storefront/i18n/messages.ts';
import { Icon, type IconName } from '../../storefront/ui/icon.tsx';
import { api } from '../api/api.ts';
import { useAct } from '../api/use-act.ts';
import { locale } from '../i18n.ts';
import { openInLanguage, useSession } from '../session/session.ts';
import { MenuLink, menuItem } from './menu.tsx';
import { messages } from './messages.ts';

/** One's own account, the other language, the way to the shop, the way out. */
export function OwnMenu({ isWide = false }: { isWide?: boolean }) {
  const text = useMessages(messages);
  const { person } = useSession();
  const other = locale === 'ro' ? 'ru' : 'ro';
  const language = useAct({
    act: () => api.post('/staff/language/', { body: { locale: other } }),
    onDone: () => openInLanguage(other),
  });
  const signOut = useAct({
    act: () => api.delete('/staff/session/'),
    onDone: () => location.assign('/admin/sign-in'),
  });
  return (
    <div className="mt-auto grid grid-cols-1 gap-0.5 border-t border-current/15 p-2">
      <MenuLink href="/admin/account" icon="user" label={person.name} isWide={isWide} />
      <MenuButton icon="info" isWide={isWide} onClick={() => language.mutate()}>
        <span lang={other}>{text.otherLanguage}</span>
      </MenuButton>
      <a href="/" target="_blank" rel="noopener" className={menuItem(isWide)}>
        <Icon name="external" size={20} />
        <span>{text.shop}</span>
      </a>
      <MenuButton icon="log-out" isWide={isWide} onClick={() => signOut.mutate()}>
        {text.signOut}
      </MenuButton>
    </div>
  );
}

type Props = {
  icon: IconName;
  isWide: boolean;
  onClick: () => void;
  children: ReactNode;
};

const MenuButton = ({ icon, isWide, onClick, children }: Props) => (
  <button type="button" onClick={onClick} className={menuItem(isWide)}>
    <Icon name={icon} size={20} />
    <span>{children}</span>
  </button>
);
