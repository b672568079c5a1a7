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
  { href: '/admin/today', label: 'today', icon: 'home' },
  { href: '/admin/search-words', label: 'searchWords', icon: 'advice', needs: 'vocabulary.write' },
  { href: '/admin/people', label: 'people', icon: 'user', needs: 'staff.manage' },
  { href: '/admin/audit', label: 'audit', icon: 'clock', needs: 'audit.read' },
];
