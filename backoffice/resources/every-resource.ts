import { attributes } from './attributes/resource.tsx';
import { brandNotes } from './brand-notes/resource.tsx';
import { brands } from './brands/resource.tsx';
import { categories } from './categories/resource.tsx';
import { articles } from './content/articles.tsx';
import { blocks } from './content/blocks.tsx';
import { pages } from './content/pages.tsx';
import { popups } from './content/popups.tsx';
import { phones } from './phones/resource.tsx';
import { redirects } from './redirects/resource.tsx';
import type { Place } from './resource.ts';
import { listed } from './resource-list.tsx';
import { units } from './units/resource.tsx';
import { warehouses } from './warehouses/resource.tsx';

export const everyResource: readonly Place[] = [
  ...[
    categories,
    attributes,
    listed(brands),
    listed(brandNotes),
    listed(units),
    listed(warehouses),
  ],
  ...[pages, articles, blocks, popups, phones, redirects],
];
