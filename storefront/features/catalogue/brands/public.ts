export { BrandChoice } from './brand-choice.tsx';
export { ChosenBrands } from './chosen-brands.tsx';
export { messages as brandMessages } from './messages.ts';
export { brandParams, writeBrandState } from './write-brand-state.ts';
