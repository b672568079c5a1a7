import type { Permission } from '../../contract/staff/permissions.ts';
import type { IconName } from '../../storefront/ui/icon.tsx';
import type { messages } from './messages.ts';

export type NavigationItem = {
  href: `/admin${string}`;
  label: keyof typeof messages.ro;
  icon: IconName;
  /** Shown to those who may; the shop asks again at every call. */
  needs?: Permission;
};

/** The menu, and what the command palette offers as screens, in the order of a day's work. */
export const navigation: NavigationItem[] = [
  // Whoever may write anything of the sheet may write stock.
  { href: '/admin/products/sheet', label: 'sheet', icon: 'grid', needs: 'stock.write' },
  { href: '/admin/products/prices', label: 'prices', icon: 'percent', needs: 'prices.write' },
  { href: '/admin/people', label: 'people', icon: 'user', needs: 'staff.manage' },
  { href: '/admin/audit', label: 'audit', icon: 'clock', needs: 'audit.read' },
];
