import { brands } from './brands/resource.tsx';
import { phones } from './phones/resource.tsx';
import { redirects } from './redirects/resource.tsx';
import type { Place } from './resource.ts';
import { units } from './units/resource.tsx';
import { warehouses } from './warehouses/resource.tsx';

export const everyResource: readonly Place[] = [brands, units, warehouses, phones, redirects];
