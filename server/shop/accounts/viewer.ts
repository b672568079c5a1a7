/** Who asks. */
export type Guest = { kind: 'guest' };
export type Customer = { kind: 'customer'; id: number; token: string };
export type Viewer = Guest | Customer;

/** Whoever reads the catalogue: one of the shop's people sees what its customers see. */
export type CatalogueViewer = { kind: ViewerKey | 'staff' };

/** Prices are for customers alone. */
export const seesPrices = ({ kind }: CatalogueViewer): boolean => kind !== 'guest';

export const guest: Guest = { kind: 'guest' };

/** By which answers and pages are kept: everybody of one key is told the same, and nobody else is. */
export type ViewerKey = Viewer['kind'];
export const viewerKey = ({ kind }: Viewer): ViewerKey => kind;
