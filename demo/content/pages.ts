import { aboutUs } from './pages/about-us.ts';
import { certificates } from './pages/certificates.ts';
import { guaranteeAndReturn } from './pages/guarantee-and-return.ts';
import { howToOrder } from './pages/how-to-order.ts';
import { privacy } from './pages/privacy.ts';
import { terms } from './pages/terms.ts';
import type { ContentPageRecord } from './records.ts';

export const pages: ContentPageRecord[] = [
  aboutUs,
  certificates,
  howToOrder,
  guaranteeAndReturn,
  terms,
  privacy,
];
