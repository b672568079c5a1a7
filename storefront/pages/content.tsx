import { localPath, useLocale } from '../../kit/i18n/locale.ts';
import { AskUs } from '../features/content/ask-us.tsx';
import { ContentNavigation } from '../features/content/content-navigation.tsx';
import { ContentText } from '../features/content/content-text.tsx';
import { orNotFound, orNull } from '../router/failed-calls.ts';
import { useLoaderData } from '../router/hooks.ts';
import type { LoaderArguments } from '../router/screen.ts';
import { breadcrumbList } from '../seo/json-ld.ts';
import { PageHead } from '../seo/page-head.tsx';
import { useSite } from '../seo/site.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { withNoBreakSpaces } from '../ui/no-break-spaces.ts';

const CERTIFICATES = 'certificate-si-diplome';

export async function loader(args: LoaderArguments) {
  const { api } = args;
  const { alias: slug = '' } = args.params;
  const [page, pages] = await Promise.all([
    orNotFound(api.get('/content-pages/items/{slug}/', { params: { slug } })),
    orNull(api.get('/content-pages/items/')),
  ]);
  return {
    page,
    pages: (pages ?? []).map(({ id, slug, title, section }) => ({ id, slug, title, section })),
  };
}

export function Component() {
  const { page, pages } = useLoaderData<typeof loader>();
  const site = useSite();
  const locale = useLocale();
  const home = { title: site.name, link: localPath(locale, '/') };
  const here = { title: page.title, link: localPath(locale, `/content/${page.slug}`) };
  return (
    <div className="page py-4 md:py-6">
      <PageHead
        title={`${page.title} | ${site.name}`}
        description={page.excerpt}
        path={`/content/${page.slug}`}
        jsonLd={breadcrumbList(site, [home, here])}
      />
      <Breadcrumbs items={[here]} />
      <div className="mt-3 grid gap-6 xl:mt-6 xl:grid-cols-[280px_minmax(0,1fr)] xl:gap-16">
        <div className="min-w-0 xl:sticky xl:top-24 xl:self-start">
          <ContentNavigation pages={pages} current={page.slug} />
        </div>
        <div className="max-w-[72ch]">
          <h1 className="text-3xl md:text-4xl">{withNoBreakSpaces(page.title)}</h1>
          <p className="mt-3 mb-8 text-lg text-steel">{page.excerpt}</p>
          <ContentText html={page.body} documents={page.slug === CERTIFICATES} />
          <div className="mt-12">
            <AskUs />
          </div>
        </div>
      </div>
    </div>
  );
}
