import type { ComponentProps, MouseEvent } from 'react';
import { Icon, type IconName } from './icon.tsx';

export type ButtonKind = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'md' | 'sm';

type Looks = { kind?: ButtonKind; size?: ButtonSize; icon?: IconName; loading?: boolean };
type Link = Looks & { href: string } & ComponentProps<'a'>;
type Press = Looks & { href?: undefined } & ComponentProps<'button'>;

export const buttonClass = (kind: ButtonKind = 'secondary', size: ButtonSize = 'md') =>
  `button button-${kind}${size === 'sm' ? ' button-sm' : ''}`;

/** A link that looks like a button when it has an `href`. An icon alone needs an `aria-label`. */
export function Button({
  kind,
  size,
  icon,
  loading = false,
  className = '',
  children,
  ...native
}: Link | Press) {
  const look = `${buttonClass(kind, size)}${children ? '' : ' button-square'} ${className}`;
  const content = (
    <>
      {loading ? (
        <span className="spinner" />
      ) : (
        icon && <Icon name={icon} size={children ? 20 : 24} />
      )}
      {children}
    </>
  );
  if (native.href !== undefined) {
    return (
      <a {...native} className={look}>
        {content}
      </a>
    );
  }
  const busy = loading && { 'aria-busy': true, 'aria-disabled': true, onClick: refuse };
  return (
    <button type="button" {...native} {...busy} className={look}>
      {content}
    </button>
  );
}

/** Unlike a disabled button, a busy one keeps the focus; it only does nothing, not even submit. */
const refuse = (event: MouseEvent) => event.preventDefault();
