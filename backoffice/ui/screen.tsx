import { type ReactNode, useEffect } from 'react';
import type { Permission } from '../../contract/staff/permissions.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import { useMay } from '../session/session.ts';
import { Forbidden } from './loaded.tsx';
import { ui as text } from './messages.ts';

type Props = {
  title: string;
  /** Beside the title: a state, a number. */
  mark?: ReactNode;
  /** Where the screen was entered from. */
  back?: { href: string; label: string };
  /** Buttons at the right of the title. */
  actions?: ReactNode;
  /** Without it nothing but the title and why is shown; one of several is enough. */
  needs?: Permission | readonly Permission[];
  /** Long forms keep their title and the button that saves in view. */
  isForm?: boolean;
  children: ReactNode;
};

/** The frame of every screen: its title, the way back, what can be done. */
export function Screen({ title, mark, back, needs, isForm = false, ...rest }: Props) {
  const isAllowed = useMay(needs);
  const { actions = null, children } = isAllowed ? rest : { children: <Forbidden /> };
  useEffect(() => {
    const shop = document.querySelector<HTMLMetaElement>('meta[name=shop-name]')?.content;
    document.title = shop ? `${title} · ${shop}` : title;
  }, [title]);
  return (
    <div className="mx-auto w-full max-w-[1480px] px-4 pt-5 pb-12 md:px-6">
      {back && (
        <a
          href={back.href}
          className="mb-1 -ml-1 inline-flex min-h-8 items-center gap-1 text-sm text-steel hover:text-ink"
        >
          <Icon name="chevron-left" size={18} />
          <span className="sr-only">{text.back}: </span>
          {back.label}
        </a>
      )}
      <div
        className={`mb-4 flex min-h-10 flex-wrap items-center gap-x-3 gap-y-2 ${
          isForm ? 'z-10 md:sticky md:top-0 md:-mx-6 md:mb-2 md:bg-mist md:px-6 md:py-2' : ''
        }`}
      >
        {/* Whoever comes here from another screen is led to it. */}
        <h1 tabIndex={-1} className="text-2xl outline-none">
          {title}
        </h1>
        {mark}
        {actions && <div className="ml-auto flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
      {children}
    </div>
  );
}
