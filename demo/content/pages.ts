import { email, identity } from './identity.ts';
import { aboutUs } from './pages/about-us.ts';
import { certificates } from './pages/certificates.ts';
import { guaranteeAndReturn } from './pages/guarantee-and-return.ts';
import { howToOrder } from './pages/how-to-order.ts';
import { privacy } from './pages/privacy.ts';
import { terms } from './pages/terms.ts';
import type { ContentPageRecord } from './records.ts';
import { lei, settings } from './settings.ts';

const ours = {
  name: identity.name,
  identity,
  email,
  lei,
  settings,
  updated: { ro: '1 septembrie 2026', ru: '1 сентября 2026 года' },
};

export const pages: ContentPageRecord[] = [
  aboutUs,
  certificates,
  howToOrder,
  guaranteeAndReturn(ours),
  terms(ours),
  privacy(ours),
];
