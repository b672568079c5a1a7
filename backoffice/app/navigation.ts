import type { Permission } from '../../contract/staff/permissions.ts';
import type { IconName } from '../../kit/ui/icon.tsx';
import type { text } from './messages.ts';

export type NavigationItem = {
  href: `/admin${string}`;
  label: keyof typeof text;
  icon: IconName;
  /** Shown to those who may; the shop asks again at every call. */
  needs?: Permission;
};

/** The menu, and what the command palette offers as screens, in the order of a day's work. */
export const navigation: NavigationItem[] = [
  { href: '/admin/today', label: 'today', icon: 'home' },
  { href: '/admin/orders', label: 'orders', icon: 'invoice', needs: 'orders.read' },
  { href: '/admin/orders/new', label: 'newOrder', icon: 'phone', needs: 'orders.write' },
  { href: '/admin/messages', label: 'messages', icon: 'advice', needs: 'messages.read' },
  { href: '/admin/customers', label: 'customers', icon: 'company', needs: 'customers.read' },
  { href: '/admin/products', label: 'products', icon: 'reel', needs: 'products.read' },
  { href: '/admin/products/sheet', label: 'sheet', icon: 'panels', needs: 'stock.write' },
  { href: '/admin/products/prices', label: 'prices', icon: 'percent', needs: 'prices.write' },
  { href: '/admin/import', label: 'import', icon: 'download', needs: 'stock.write' },
  { href: '/admin/catalogue', label: 'catalogue', icon: 'grid', needs: 'products.read' },
  { href: '/admin/exchange', label: 'exchange', icon: 'sort', needs: 'jobs.read' },
  { href: '/admin/content', label: 'content', icon: 'picture', needs: 'content.read' },
  { href: '/admin/search-words', label: 'searchWords', icon: 'search', needs: 'vocabulary.write' },
  { href: '/admin/mail', label: 'mail', icon: 'mail', needs: 'customers.read' },
  { href: '/admin/jobs', label: 'jobs', icon: 'automation', needs: 'jobs.read' },
  { href: '/admin/settings', label: 'settings', icon: 'filter', needs: 'settings.read' },
  { href: '/admin/people', label: 'people', icon: 'user', needs: 'staff.manage' },
  { href: '/admin/audit', label: 'audit', icon: 'clock', needs: 'audit.read' },
];
