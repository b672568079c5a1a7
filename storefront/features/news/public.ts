export { ArticleCard } from './article-card.tsx';
export { ArticleGrid } from './article-grid.tsx';
export { ArticleMeta } from './article-meta.tsx';
export { formatDate } from './format-date.ts';
export { KindSwitch } from './kind-switch.tsx';
export { messages as newsMessages } from './messages.ts';
export { articlePath, newsPath, readNewsView } from './news-address.ts';
export { OtherNews } from './other-news.tsx';
export { ShareButtons } from './share-buttons.tsx';
