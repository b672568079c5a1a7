import { localPath, useLocale } from '../../kit/i18n/locale.ts';
import { useMessages } from '../../kit/i18n/messages.ts';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { ArticleGrid } from '../features/news/article-grid.tsx';
import { KindSwitch } from '../features/news/kind-switch.tsx';
import { messages as newsMessages } from '../features/news/messages.ts';
import { newsPath, readNewsView } from '../features/news/news-address.ts';
import { useLoaderData, useLocation } from '../router/hooks.ts';
import { missing } from '../router/problem.ts';
import type { LoaderArguments } from '../router/screen.ts';
import { breadcrumbList } from '../seo/json-ld.ts';
import { PageHead } from '../seo/page-head.tsx';
import { useSite } from '../seo/site.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { Pagination } from '../ui/pagination.tsx';

export async function loader(args: LoaderArguments) {
  const view = readNewsView(args.url.search);
  const list = await args.api.get('/blog/items/', { query: view });
  if (view.page > list.pages.total_pages) throw missing();
  return list;
}

export function Component() {
  const { pages, results } = useLoaderData<typeof loader>();
  const { kind } = readNewsView(useLocation().search);
  const text = useMessages(newsMessages);
  const site = useSite();
  const locale = useLocale();
  const title = kind ? text[kind] : text.title;
  const here = { title: text.title, link: localPath(locale, '/news') };
  return (
    <div className="page py-4 md:py-6">
      <PageHead
        title={`${text.page(title, pages.current)} | ${site.name}`}
        description={text.about}
        noindex={kind !== null}
        jsonLd={breadcrumbList(site, [{ title: site.name, link: localPath(locale, '/') }, here])}
      />
      <Breadcrumbs items={[here]} />
      <div className="mt-2 mb-6 grid gap-3 md:mb-8">
        <h1 className="text-2xl md:text-4xl">{title}</h1>
        <p className="max-w-[72ch] text-steel">{text.about}</p>
        <KindSwitch kind={kind} />
      </div>
      {results.length > 0 ? (
        <ArticleGrid articles={results} withLead={kind === null && pages.current === 1} />
      ) : (
        <EmptyState
          icon="info"
          title={text.empty}
          text={text.emptyText}
          actions={kind && <Button href={here.link}>{text.seeAll}</Button>}
        />
      )}
      <div className="mt-8">
        <Pagination pages={pages} hrefFor={(page) => newsPath(locale, { kind, page })} />
      </div>
    </div>
  );
}
