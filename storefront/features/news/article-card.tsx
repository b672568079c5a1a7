import type { ArticleCard as Article } from '../../../contract/shapes/content.ts';
import { useLocale } from '../../../kit/i18n/locale.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Icon } from '../../../kit/ui/icon.tsx';
import { Picture } from '../../../kit/ui/picture.tsx';
import { withNoBreakSpaces } from '../../ui/no-break-spaces.ts';
import { ArticleMeta } from './article-meta.tsx';
import { messages } from './messages.ts';
import { articlePath } from './news-address.ts';

type Props = {
  article: Article;
  heading?: 'h2' | 'h3';
  /** In the first view. */
  eager?: boolean;
  /** On a desktop it takes the room of four. */
  leading?: boolean;
};

/** One news item among others; the whole card is its link. */
export function ArticleCard({
  article,
  heading: Heading = 'h3',
  eager = false,
  leading = false,
}: Props) {
  const text = useMessages(messages);
  const href = articlePath(useLocale(), article.slug);
  const larger = (classes: string) => (leading ? classes : '');
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-paper hover:border-edge hover:shadow-lift">
      <Picture
        picture={article.image}
        preset="default"
        width={640}
        height={360}
        sizes="(min-width: 1280px) 640px, (min-width: 640px) 50vw, 100vw"
        eager={eager}
        alt=""
        className="aspect-video h-auto w-full bg-mist"
      />
      <div className={`flex flex-1 flex-col gap-2 p-5 ${larger('xl:gap-4 xl:p-10')}`}>
        <ArticleMeta article={article} />
        <Heading className={`text-lg/snug ${larger('xl:text-4xl/tight')}`}>
          <a
            href={href}
            className="after:absolute after:inset-0 after:rounded-card hover:text-copper focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2"
          >
            {withNoBreakSpaces(article.title)}
          </a>
        </Heading>
        <p className={`text-steel ${leading ? 'xl:text-xl' : 'line-clamp-3'}`}>{article.excerpt}</p>
        {leading && (
          <p
            aria-hidden="true"
            className="mt-auto flex items-center gap-1.5 font-semibold text-copper max-xl:hidden"
          >
            {text.read}
            <Icon name="arrow-right" size={20} />
          </p>
        )}
      </div>
    </article>
  );
}
