import { localPath, useLocale } from '../../kit/i18n/locale.ts';
import { useMessages } from '../../kit/i18n/messages.ts';
import { Picture } from '../../kit/ui/picture.tsx';
import { ArticleMeta } from '../features/news/article-meta.tsx';
import { ArticleText } from '../features/news/article-text.tsx';
import { messages as newsMessages } from '../features/news/messages.ts';
import { articlePath } from '../features/news/news-address.ts';
import { OtherNews } from '../features/news/other-news.tsx';
import { ShareButtons } from '../features/product/share/share-buttons.tsx';
import { orNotFound, orNull } from '../router/failed-calls.ts';
import { useLoaderData } from '../router/hooks.ts';
import type { LoaderArguments } from '../router/screen.ts';
import { article as articleLd, breadcrumbList } from '../seo/json-ld.ts';
import { PageHead } from '../seo/page-head.tsx';
import { absoluteUrl, useSite } from '../seo/site.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { withNoBreakSpaces } from '../ui/no-break-spaces.ts';

const OTHERS = 4;

export async function loader(args: LoaderArguments) {
  const { api } = args;
  const [article, newest] = await Promise.all([
    orNotFound(api.get('/blog/items/{id}/', { params: { id: args.params.alias ?? '' } })),
    orNull(api.get('/blog/items/')),
  ]);
  const others = (newest?.results ?? []).filter(({ id }) => id !== article.id).slice(0, OTHERS);
  return { article, others };
}

export function Component() {
  const { article, others } = useLoaderData<typeof loader>();
  const text = useMessages(newsMessages);
  const site = useSite();
  const locale = useLocale();
  const home = { title: site.name, link: localPath(locale, '/') };
  const news = { title: text.title, link: localPath(locale, '/news') };
  const here = { title: article.title, link: articlePath(locale, article.slug) };
  return (
    <div className="page py-4 md:py-6">
      <PageHead
        title={`${article.title} | ${site.name}`}
        description={article.excerpt}
        path={`/news/${article.slug}`}
        image={article.image?.file}
        type="article"
        jsonLd={[articleLd(site, locale, article), breadcrumbList(site, [home, news, here])]}
      />
      <Breadcrumbs items={[news, here]} />
      <article className="mx-auto mt-4 max-w-3xl md:mt-8">
        <ArticleMeta article={article} />
        <h1 className="mt-2 text-2xl md:text-4xl">{withNoBreakSpaces(article.title)}</h1>
        <p className="mt-4 text-lg text-steel">{article.excerpt}</p>
        {article.image && (
          <Picture
            picture={article.image}
            preset="default"
            width={1600}
            height={900}
            sizes="(min-width: 800px) 768px, 100vw"
            eager
            alt=""
            className="mt-6 aspect-video h-auto w-full rounded-card bg-mist"
          />
        )}
        <div className="mt-8">
          <ArticleText html={article.body} />
        </div>
        <div className="mt-8 flex flex-wrap items-center gap-x-5 border-t border-line pt-4">
          <p className="font-semibold">{text.share}</p>
          <ShareButtons url={absoluteUrl(site, here.link)} title={article.title} />
        </div>
      </article>
      <div className="mt-12 md:mt-16">
        <OtherNews articles={others} />
      </div>
    </div>
  );
}
