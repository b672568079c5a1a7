export { Audiences } from './audiences.tsx';
export { Benefits } from './benefits.tsx';
export { BrandStrip } from './brand-strip.tsx';
export { Hero } from './hero.tsx';
export { Join } from './join.tsx';
export { messages as landingMessages } from './messages.ts';
export { Steps } from './steps.tsx';
