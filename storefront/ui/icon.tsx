import type { IconName } from './icon-names.ts';
import spriteUrl from './icons.svg?no-inline';

export type { IconName };

type Props = { name: IconName; size?: number; className?: string };

/** One shared file holds the drawings: no script to load, nothing repeated in the page. */
export const iconsUrl = spriteUrl;

/** Always decoration: what it stands for is said in text or by the control's label. */
export const Icon = ({ name, size = 24, className = '' }: Props) => (
  <svg
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    className={`flex-none ${className}`}
  >
    <use href={`${spriteUrl}#${name}`} />
  </svg>
);
