export { BrandChoice } from './brand-choice.tsx';
export { BrandPanel } from './brand-panel.tsx';
export { messages as brandMessages } from './messages.ts';
export { brandParams, writeBrandState } from './write-brand-state.ts';
