/** Who asks. Prices are for customers alone. */
export type Guest = { kind: 'guest' };
export type Customer = { kind: 'customer'; id: number; token: string };
export type Viewer = Guest | Customer;

export const guest: Guest = { kind: 'guest' };
