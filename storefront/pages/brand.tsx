import { insistOn, type ListingState } from '../../contract/catalogue-url.ts';
import type { AnswerOf } from '../../contract/operation.ts';
import type { listBrands, readBrandsSeo } from '../../contract/operations/brands.ts';
import { plainText } from '../../contract/plain-text.ts';
import { localPath, useLocale } from '../../kit/i18n/locale.ts';
import { useMessages } from '../../kit/i18n/messages.ts';
import { BrandChoice } from '../features/catalogue/brands/brand-choice.tsx';
import { BrandPanel } from '../features/catalogue/brands/brand-panel.tsx';
import { messages as brandMessages } from '../features/catalogue/brands/messages.ts';
import { brandParams, writeBrandState } from '../features/catalogue/brands/write-brand-state.ts';
import { Listing } from '../features/catalogue/listing/listing.tsx';
import { listingRequest, orLast } from '../features/catalogue/listing/listing-request.ts';
import { ListingTitle } from '../features/catalogue/listing/listing-title.tsx';
import { messages as listingMessages } from '../features/catalogue/listing/messages.ts';
import { type ShownList, shownList } from '../features/catalogue/listing/shown-list.ts';
import { useListing } from '../features/catalogue/listing/use-listing.ts';
import { ListingSearch } from '../features/catalogue/search/listing-search.tsx';
import { SearchNotice } from '../features/catalogue/search/search-notice.tsx';
import { orNotFound, orNull } from '../router/failed-calls.ts';
import { useLoaderData } from '../router/hooks.ts';
import type { LoaderArguments } from '../router/screen.ts';
import { breadcrumbList } from '../seo/json-ld.ts';
import { PageHead } from '../seo/page-head.tsx';
import { useSite } from '../seo/site.ts';
import { Accordion } from '../ui/accordion.tsx';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { RichText } from '../ui/rich-text.tsx';

type Answers = {
  subject: string;
  brands: AnswerOf<typeof listBrands>;
  products: ShownList;
  seo: AnswerOf<typeof readBrandsSeo> | null;
};

export async function loader(args: LoaderArguments): Promise<Answers> {
  const { api, state, shown } = listingRequest<Answers>(args);
  const subject = JSON.stringify([state.brands, state.search, state.exact]);
  const [brands, products, seo] = await Promise.all([
    shown?.brands ?? api.get('/brands/items/'),
    orLast(
      orNotFound(api.get('/brands/products-filter/', { query: brandParams(state) })).then(
        shownList,
      ),
      shown?.subject === subject ? shown.products : undefined,
    ),
    shown?.seo ?? orNull(api.get('/brands/brands-page-seo-content/')),
  ]);
  return { subject, brands, products, seo };
}

/** Letters choose among brands that are all here already. */
export function needsReload(from: URL, to: URL) {
  const withoutLetter = ({ pathname, searchParams }: URL) => {
    const query = new URLSearchParams(searchParams);
    query.delete('letter');
    return `${pathname}?${query}`;
  };
  return withoutLetter(from) !== withoutLetter(to);
}

const keptOnSearch = ({ brands, order, inStock }: ListingState) => ({ brands, order, inStock });

export function Component() {
  const { brands, products, seo } = useLoaderData<typeof loader>();
  const view = useListing({ write: writeBrandState });
  const text = useMessages(brandMessages);
  const listed = useMessages(listingMessages);
  const site = useSite();
  const locale = useLocale();

  const chosen = brands.filter(({ id }) => view.state.brands.includes(id));
  const only = chosen.length === 1 ? chosen[0] : undefined;
  const names = chosen.map(({ title }) => title).join(', ');
  const title = names || text.title;
  const seoTitle = (!names && seo?.title) || `${title} | ${site.name}`;
  const home = { title: site.name, link: localPath(locale, '/') };
  const here = { title: text.title, link: localPath(locale, '/brand') };
  const way = names ? [here, { title: names, link: view.hrefFor(view.state) }] : [here];
  return (
    <div className="page pt-2 pb-6">
      <PageHead
        title={listed.page(seoTitle, products.pages.current)}
        description={
          only?.description || seo?.description || plainText(seo?.text ?? '') || text.about
        }
        noindex={products.results.length === 0}
        jsonLd={breadcrumbList(site, [home, ...way])}
      />
      <Breadcrumbs items={way} />
      <div className="mb-4 grid grid-cols-1 gap-4">
        <ListingTitle title={title} total={products.total} />
        {only && <BrandPanel brand={only} />}
        <Accordion
          // Folded once a brand is chosen: its products are what is wanted now.
          key={String(chosen.length === 0)}
          open={chosen.length === 0}
          title={chosen.length === 0 ? text.choose : text.chooseOther}
        >
          <BrandChoice brands={brands} />
        </Accordion>
        <ListingSearch
          view={view}
          label={names ? text.searchIn(names) : text.searchAll}
          submit={text.submit}
          keep={keptOnSearch}
        />
        <SearchNotice
          reading={products.search}
          exactHref={(typed) => view.hrefFor(insistOn(view.state, typed))}
        />
      </div>
      <Listing list={products} view={view} wayBack={{ title: text.all, link: here.link }} />
      {!names && seo?.text && <RichText html={seo.text} className="mt-10" />}
    </div>
  );
}
