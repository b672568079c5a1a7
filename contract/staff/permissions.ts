/** What the shop's people may do, each by a name of its own. */
export const permissions = [
  'orders.read',
  'orders.write',
  /** Packing, sending, handing over, notes: what is done with the goods, not with the agreement. */
  'orders.handle',
  /** Noting that an order is paid, or that its money went back. */
  'orders.pay',
  'products.read',
  'products.write',
  'prices.write',
  'stock.write',
  'content.read',
  'content.write',
  'customers.read',
  'customers.write',
  'messages.read',
  'messages.write',
  'vocabulary.write',
  'settings.read',
  'settings.write',
  /** Taking lists along that tell of customers: orders; customers, messages, mails, the audit log. */
  'orders.export',
  'customers.export',
  /** Imports and the like: seeing how far they are; cancelling them, starting them again. */
  'jobs.read',
  'jobs.write',
  'audit.read',
  'staff.manage',
] as const;
export type Permission = (typeof permissions)[number];

export const roles = ['owner', 'sales', 'catalogue', 'warehouse', 'content', 'accountant'] as const;
export type Role = (typeof roles)[number];

export const permissionsOf: Record<Role, readonly Permission[]> = {
  owner: permissions,
  sales: [
    'orders.read',
    'orders.write',
    'orders.handle',
    'orders.pay',
    'orders.export',
    'products.read',
    'customers.read',
    'customers.write',
    'messages.read',
    'messages.write',
  ],
  catalogue: [
    'products.read',
    'products.write',
    'prices.write',
    'stock.write',
    'content.read',
    'vocabulary.write',
    'jobs.read',
    'jobs.write',
  ],
  // Of orders the goods alone: lines, money, addresses and cancelling are agreed with the customer.
  warehouse: ['orders.read', 'orders.handle', 'products.read', 'stock.write'],
  content: ['products.read', 'content.read', 'content.write', 'messages.read'],
  // Reads, and says what money came and went back.
  accountant: [
    'orders.read',
    'orders.pay',
    'orders.export',
    'products.read',
    'customers.read',
    'customers.export',
  ],
};

/** Of several permissions one is enough. */
export const may = (role: Role, needed: Permission | readonly Permission[]) =>
  [needed].flat().some((permission) => permissionsOf[role].includes(permission));
