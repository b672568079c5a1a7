export { CompanyDetails } from './company-details.tsx';
export { ContactPanel } from './contact-panel.tsx';
export { messages as contactMessages } from './messages.ts';
export { ShopPlace } from './shop-place.tsx';
export { WaysToReachUs } from './ways-to-reach-us.tsx';
