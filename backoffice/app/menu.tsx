import { useLocation } from '@tanstack/react-router';
import { Icon, type IconName } from '../../kit/ui/icon.tsx';
import { Palette } from '../features/palette/palette.tsx';
import { useSession } from '../session/session.ts';
import { text } from './messages.ts';
import { type NavigationItem, navigation } from './navigation.ts';

/** What whoever is signed in may open. `isWide` shows the names at any width. */
export function Menu({ isWide = false }: { isWide?: boolean }) {
  const { pathname } = useLocation();
  const offered = useOffered();
  const current = currentOf(offered, `/admin${pathname === '/' ? '' : pathname}`);
  return (
    <nav
      aria-label={text.menu}
      // On a desk it scrolls by itself, and one's own things below it stay in view.
      className={`grid auto-rows-max grid-cols-1 gap-0.5 p-2 ${isWide ? '' : 'xl:min-h-0 xl:flex-1 xl:overflow-y-auto'}`}
    >
      <Palette
        screens={offered.map(({ href, label }) => ({ href, label: text[label] }))}
        className={menuItem(isWide)}
        isListening={!isWide}
      />
      {offered.map(({ href, label, icon }) => (
        <MenuLink
          key={href}
          {...{ href, icon, isWide }}
          label={text[label]}
          isCurrent={href === current}
        />
      ))}
    </nav>
  );
}

function useOffered() {
  const { permissions } = useSession();
  return navigation.filter(({ needs }) => !needs || permissions.includes(needs));
}

/** In the hand the menu is a press away; what is looked for should not be. */
export function PhoneSearch() {
  return (
    <Palette
      screens={useOffered().map(({ href, label }) => ({ href, label: text[label] }))}
      className="ml-auto flex min-h-11 items-center gap-2 rounded-control px-3"
      isListening={false}
    />
  );
}

/** Of the items that the address is below, the nearest. */
const currentOf = (items: NavigationItem[], path: string) =>
  items
    .map(({ href }) => href)
    .filter((href) => path === href || path.startsWith(`${href}/`))
    .toSorted((a, b) => b.length - a.length)[0];

type LinkProps = {
  href: string;
  icon: IconName;
  label: string;
  isCurrent?: boolean;
  isWide: boolean;
};

/** On a tablet the names stand small below the icons, so that nothing has to be guessed. */
export const menuItem = (isWide: boolean) =>
  `flex min-h-11 items-center rounded-control pointer-fine:min-h-9.5 [@media(height<60rem)]:pointer-fine:min-h-8 hover:bg-current/10 aria-[current]:bg-current/15 aria-[current]:font-semibold ${
    isWide
      ? 'gap-3 px-3'
      : 'flex-col justify-center gap-0.5 px-1 py-1.5 text-center text-[0.6875rem] leading-3.5 xl:flex-row xl:justify-start xl:gap-3 xl:px-3 xl:text-left xl:text-sm'
  }`;

export const MenuLink = ({ href, icon, label, isCurrent = false, isWide }: LinkProps) => (
  <a href={href} aria-current={isCurrent ? 'page' : undefined} className={menuItem(isWide)}>
    <Icon name={icon} size={20} />
    <span className="max-w-full min-w-0 wrap-break-word">{label}</span>
  </a>
);
