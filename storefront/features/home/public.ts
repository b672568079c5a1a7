export { Advantages } from './advantages.tsx';
export { Banner } from './banner.tsx';
export { CategoryGrid } from './category-grid.tsx';
export { Clients } from './clients.tsx';
export { messages as homeMessages } from './messages.ts';
export { NewsCards } from './news-cards.tsx';
export { SlideShow } from './slide-show.tsx';
