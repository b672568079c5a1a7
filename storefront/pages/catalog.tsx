import { listingParams } from '../../contract/catalogue-url.ts';
import { plainText } from '../../contract/plain-text.ts';
import type { CategoryPage } from '../../contract/shapes/category.ts';
import type { ParentType } from '../../contract/shapes/parameters.ts';
import { localPath, useLocale } from '../../kit/i18n/locale.ts';
import { useMessages } from '../../kit/i18n/messages.ts';
import { Listing } from '../features/catalogue/listing/listing.tsx';
import { ListingParts } from '../features/catalogue/listing/listing-parts.tsx';
import { listingRequest, orLast } from '../features/catalogue/listing/listing-request.ts';
import { ListingTitle } from '../features/catalogue/listing/listing-title.tsx';
import { messages as listingMessages } from '../features/catalogue/listing/messages.ts';
import { subcategoriesOf } from '../features/catalogue/listing/parts-of.ts';
import { type ShownList, shownList } from '../features/catalogue/listing/shown-list.ts';
import { useListing } from '../features/catalogue/listing/use-listing.ts';
import { orNotFound } from '../router/failed-calls.ts';
import { useLoaderData, useLocation } from '../router/hooks.ts';
import type { LoaderArguments } from '../router/screen.ts';
import { breadcrumbList } from '../seo/json-ld.ts';
import { PageHead } from '../seo/page-head.tsx';
import { useSite } from '../seo/site.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { RichText } from '../ui/rich-text.tsx';

const levels: ParentType[] = ['category', 'subcategory', 'subsubcategory', 'subsubsubcategory'];

/** Where the API has a category, by its level. */
const addresses = [
  '/categories/categories/{category}',
  '/categories/categories/{category}/{subcategory}',
  '/categories/categories/{category}/{subcategory}/{subsubcategory}',
  '/categories/categories/{category}/{subcategory}/{subsubcategory}/{subsubsubcategory}',
] as const;

type Answers = { category: CategoryPage; products: ShownList };

export async function loader(args: LoaderArguments): Promise<Answers> {
  const { api, state, shown } = listingRequest<Answers>(args);
  const slugs = levels.flatMap((level) => args.params[level] ?? []);
  const [category = '', subcategory = '', subsubcategory = '', subsubsubcategory = ''] = slugs;
  const query = {
    ...listingParams({ ...state, search: '' }),
    parent_slug: slugs.at(-1),
    parent_type: levels[slugs.length - 1],
  };
  const page =
    shown?.category ??
    orNotFound(
      api.get(addresses[slugs.length - 1] ?? addresses[0], {
        params: { category, subcategory, subsubcategory, subsubsubcategory },
      }),
    );
  // Whether a category is missing or has moved is its own to say: a list fails of both alike.
  const list = orNotFound(api.get('/categories/products-filter/', { query })).catch(
    async (error: unknown) => {
      await page;
      throw error;
    },
  );
  const [found, products] = await Promise.all([
    page,
    orLast(list.then(shownList), shown?.products),
  ]);
  return { category: found, products };
}

export function Component() {
  const { category, products } = useLoaderData<typeof loader>();
  const view = useListing();
  const text = useMessages(listingMessages);
  const site = useSite();
  const locale = useLocale();
  const { pathname } = useLocation();

  const way = levels.flatMap((level) => category.breadcrumbs[level] ?? []);
  const home = { title: site.name, link: localPath(locale, '/') };
  const above = way.at(-2) ?? home;
  const parts = subcategoriesOf(category.subcategories, products.filters, view.state);
  return (
    <div className="page pt-2 pb-6">
      <PageHead
        title={`${text.page(category.title, products.pages.current)} | ${site.name}`}
        description={plainText(category.description)}
        noindex={products.results.length === 0}
        jsonLd={breadcrumbList(site, [home, ...way])}
      />
      <Breadcrumbs items={way} />
      <div className="mb-3">
        <ListingTitle title={category.title} total={products.total} />
      </div>
      <Listing
        key={pathname}
        list={products}
        view={view}
        wayBack={{ title: text.back(above.title), link: above.link }}
        parts={parts.length > 0 && <ListingParts label={text.subcategories} parts={parts} />}
      />
      {category.description && (
        <RichText html={category.description} className="mt-10 text-steel" />
      )}
    </div>
  );
}
