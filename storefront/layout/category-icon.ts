import type { IconName } from '../../kit/ui/icon.tsx';
import { asIconName } from '../../kit/ui/icon-names.ts';

/** Shops draw up their own categories: one we have no drawing for gets the reel. */
export const categoryIcon = (name: string | null): IconName => asIconName(name) ?? 'reel';
