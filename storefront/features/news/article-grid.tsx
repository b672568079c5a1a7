import type { ArticleCard as Article } from '../../../contract/shapes/content.ts';
import { ArticleCard } from './article-card.tsx';

type Props = {
  articles: readonly Article[];
  /** The first one stands out where there is room for it. */
  withLead: boolean;
};

const IN_FIRST_VIEW = 2;

export const ArticleGrid = ({ articles, withLead }: Props) => (
  <ul className="grid gap-4 md:grid-cols-2 md:gap-6 xl:grid-cols-3">
    {articles.map((article, at) => {
      const leading = withLead && at === 0;
      return (
        <li key={article.id} className={leading ? 'xl:col-span-2 xl:row-span-2' : ''}>
          <ArticleCard
            article={article}
            heading="h2"
            eager={at < IN_FIRST_VIEW}
            leading={leading}
          />
        </li>
      );
    })}
  </ul>
);
