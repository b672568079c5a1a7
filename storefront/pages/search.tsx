import { insistOn, listingParams } from '../../contract/catalogue-url.ts';
import type { CategoryEntry } from '../../contract/shapes/category.ts';
import { localPath, useLocale } from '../../kit/i18n/locale.ts';
import { useMessages } from '../../kit/i18n/messages.ts';
import { CategoryChips } from '../features/catalogue/listing/category-chips.tsx';
import { Listing } from '../features/catalogue/listing/listing.tsx';
import { ListingParts } from '../features/catalogue/listing/listing-parts.tsx';
import { listingRequest, orLast } from '../features/catalogue/listing/listing-request.ts';
import { ListingTitle } from '../features/catalogue/listing/listing-title.tsx';
import { messages as listingMessages } from '../features/catalogue/listing/messages.ts';
import { narrowedParts } from '../features/catalogue/listing/parts-of.ts';
import { type ShownList, shownList } from '../features/catalogue/listing/shown-list.ts';
import { useListing } from '../features/catalogue/listing/use-listing.ts';
import { DelayedChoices } from '../features/catalogue/search/delayed-choices.tsx';
import { messages as searchMessages } from '../features/catalogue/search/messages.ts';
import { ResemblingProducts } from '../features/catalogue/search/resembling-products.tsx';
import { SearchNotice } from '../features/catalogue/search/search-notice.tsx';
import { orNotFound, orNull } from '../router/failed-calls.ts';
import { useLoaderData, useLocation } from '../router/hooks.ts';
import type { LoaderArguments } from '../router/screen.ts';
import { PageHead } from '../seo/page-head.tsx';
import { useSite } from '../seo/site.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';

type Answers = {
  subject: string;
  /** Null as long as nothing is sought. */
  found: ShownList | null;
  /** Where to look instead. */
  suggested: CategoryEntry[];
};

export async function loader(args: LoaderArguments): Promise<Answers> {
  const { api, state, shown } = listingRequest<Answers>(args);
  const subject = JSON.stringify([state.search, state.exact]);
  const found = state.search
    ? await orLast(
        orNotFound(api.get('/products/search-filter/', { query: listingParams(state) })).then(
          shownList,
        ),
        // Results of one search are not those of the next.
        shown?.subject === subject ? (shown.found ?? undefined) : undefined,
      )
    : null;
  if (found && found.total > 0) return { subject, found, suggested: [] };
  const suggested = await orNull(api.get('/categories/categories/'));
  return { subject, found, suggested: suggested ?? [] };
}

export function Component() {
  const { found, suggested } = useLoaderData<typeof loader>();
  const view = useListing();
  const text = useMessages(listingMessages);
  const words = useMessages(searchMessages);
  const site = useSite();
  const locale = useLocale();
  const { search } = useLocation();

  const sought = new URLSearchParams(search).get('search')?.trim() ?? '';
  const title = found && found.total > 0 ? words.resultsFor(sought) : words.title;
  const parts = found ? narrowedParts(found.filters, view) : [];
  return (
    <div className="page pt-2 pb-6">
      <PageHead title={`${title} | ${site.name}`} description={words.about} noindex />
      <Breadcrumbs items={[{ title: words.title, link: localPath(locale, '/search') }]} />
      <div className="mb-3">
        <ListingTitle title={title} total={found?.total ?? null} />
        <SearchNotice
          reading={found?.search ?? null}
          exactHref={(typed) => view.hrefFor(insistOn(view.state, typed))}
        />
      </div>
      {found === null && <p className="mb-6 text-steel">{words.start}</p>}
      {found && (
        <DelayedChoices view={view}>
          <Listing
            list={found}
            view={view}
            hint={words.hint}
            wayBack={{ title: text.home, link: localPath(locale, '/') }}
            parts={parts.length > 1 && <ListingParts label={words.foundIn} parts={parts} />}
          />
        </DelayedChoices>
      )}
      {found && found.resembling.length > 0 && <ResemblingProducts products={found.resembling} />}
      {suggested.length > 0 && (
        <section>
          <h2 className="mb-3 text-xl">{words.suggested}</h2>
          <CategoryChips label={words.suggested} categories={suggested} />
        </section>
      )}
    </div>
  );
}
