import { expect, test } from 'vitest';
import { may, permissions, permissionsOf, roles } from './permissions.ts';

test('an owner may do everything, and only an owner manages people or changes settings', () => {
  expect(permissionsOf.owner).toEqual(permissions);
  for (const permission of ['staff.manage', 'settings.write', 'audit.read'] as const) {
    expect(roles.filter((role) => may(role, permission))).toEqual(['owner']);
  }
});

test('an accountant writes nothing', () => {
  expect(permissionsOf.accountant.filter((name) => /\.(write|handle|manage)$/.test(name))).toEqual(
    [],
  );
});

test('whoever may write something may also read it', () => {
  for (const role of roles) {
    for (const name of permissionsOf[role]) {
      const reading = permissions.find(
        (other) => other === name.replace(/\.(write|handle)$/, '.read'),
      );
      expect(reading === undefined || may(role, reading), `${role}: ${name}`).toBe(true);
    }
  }
});

test('customers leave the shop in a file by the hands of few', () => {
  expect(roles.filter((role) => may(role, 'customers.export'))).toEqual(['owner', 'accountant']);
  expect(roles.filter((role) => may(role, 'orders.export'))).toEqual([
    'owner',
    'sales',
    'accountant',
  ]);
});
