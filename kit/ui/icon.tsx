import type { IconName } from './icon-names.ts';
import spriteUrl from './icons.svg?no-inline';

export type { IconName };

type Props = { name: IconName; size?: number; className?: string };

/**
 * The drawings are in one file that the browser keeps: no script to load, nothing repeated in the
 * page. Always decoration: what it stands for is said in text or by the control's label.
 */
export const Icon = ({ name, size = 24, className = '' }: Props) => (
  <svg width={size} height={size} aria-hidden="true" className={`icon ${className}`}>
    <use href={`${spriteUrl}#${name}`} />
  </svg>
);
