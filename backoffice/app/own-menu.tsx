import type { ReactNode } from 'react';
import { Icon } from '../../kit/ui/icon.tsx';
import { api } from '../api/api.ts';
import { useAct } from '../api/use-act.ts';
import { locale } from '../i18n.ts';
import { openInLanguage, useSession } from '../session/session.ts';
import { MenuLink, menuItem } from './menu.tsx';
import { text } from './messages.ts';

/** One's own account, the other language, the way to the shop, the way out. */
export function OwnMenu({ isWide = false }: { isWide?: boolean }) {
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
    <div className="mt-auto grid flex-none grid-cols-1 gap-0.5 border-t border-current/15 p-2">
      <MenuLink href="/admin/account" icon="user" label={person.name} isWide={isWide} />
      {/* Beside one another on a desk, so that the whole menu is in view. */}
      <div className={isWide ? 'contents' : 'contents xl:flex xl:*:first:flex-1'}>
        <MenuButton isWide={isWide} onClick={() => language.mutate()}>
          <span
            aria-hidden="true"
            className="grid size-5 flex-none place-items-center rounded border border-current/40 text-[0.625rem] font-semibold uppercase"
          >
            {other}
          </span>
          <span lang={other}>{text.otherLanguage}</span>
        </MenuButton>
        <a href="/" target="_blank" rel="noopener" title={text.shop} className={menuItem(isWide)}>
          <Icon name="external" size={20} />
          <span className={besideOthers(isWide)}>{text.shop}</span>
        </a>
        <MenuButton isWide={isWide} title={text.signOut} onClick={() => signOut.mutate()}>
          <Icon name="log-out" size={20} />
          <span className={besideOthers(isWide)}>{text.signOut}</span>
        </MenuButton>
      </div>
    </div>
  );
}

const besideOthers = (isWide: boolean) => (isWide ? '' : 'xl:sr-only');

type Props = {
  isWide: boolean;
  title?: string;
  onClick: () => void;
  children: ReactNode;
};

const MenuButton = ({ isWide, title, onClick, children }: Props) => (
  <button type="button" title={title} onClick={onClick} className={menuItem(isWide)}>
    {children}
  </button>
);
