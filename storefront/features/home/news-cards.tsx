import type { ArticleCard } from '../../../contract/shapes/content.ts';
import { localPath, useLocale } from '../../../kit/i18n/locale.ts';
import { Picture } from '../../../kit/ui/picture.tsx';
import { formatDate } from '../../i18n/format-date.ts';
import { withNoBreakSpaces } from '../../ui/no-break-spaces.ts';

/** One below the other on a phone, so that nothing hides behind the edge. */
export const NewsCards = ({ news }: { news: readonly ArticleCard[] }) => (
  <ul className="grid gap-3 sm:grid-cols-2 md:gap-4 xl:grid-cols-4">
    {news.map((article) => (
      <li key={article.id}>
        <NewsCard article={article} />
      </li>
    ))}
  </ul>
);

function NewsCard({ article }: { article: ArticleCard }) {
  const locale = useLocale();
  return (
    <article className="relative flex h-full overflow-hidden rounded-card border border-line bg-paper hover:border-edge hover:shadow-lift sm:flex-col">
      <Picture
        picture={article.image}
        preset="default"
        width={1600}
        height={900}
        sizes="(min-width: 640px) 33vw, 224px"
        alt=""
        className="h-auto w-28 flex-none object-cover! sm:aspect-video sm:w-full"
      />
      <div className="flex flex-1 flex-col gap-1.5 p-3 sm:p-4">
        <time dateTime={article.published_at} className="text-xs text-steel tabular-nums">
          {formatDate(article.published_at)}
        </time>
        <h3 className="text-sm leading-snug sm:text-base">
          <a
            href={localPath(locale, `/news/${article.slug}`)}
            className="after:absolute after:inset-0 after:rounded-card after:-outline-offset-2 hover:text-copper focus-visible:outline-none focus-visible:after:outline-2"
          >
            {withNoBreakSpaces(article.title)}
          </a>
        </h3>
        <p className="line-clamp-3 text-sm text-steel max-sm:hidden">{article.excerpt}</p>
      </div>
    </article>
  );
}
