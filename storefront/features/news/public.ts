export { ArticleGrid } from './article-grid.tsx';
export { ArticleMeta } from './article-meta.tsx';
export { ArticleText } from './article-text.tsx';
export { KindSwitch } from './kind-switch.tsx';
export { messages as newsMessages } from './messages.ts';
export { articlePath, newsPath, readNewsView } from './news-address.ts';
export { OtherNews } from './other-news.tsx';
