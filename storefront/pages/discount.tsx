import { listingParams } from '../../contract/catalogue-url.ts';
import { listingOrders, sortOptions } from '../../contract/constants.ts';
import { localPath, useLocale } from '../../kit/i18n/locale.ts';
import { useMessages } from '../../kit/i18n/messages.ts';
import { messages as discountMessages } from '../features/catalogue/discount/messages.ts';
import { Listing } from '../features/catalogue/listing/listing.tsx';
import { listingRequest, orLast } from '../features/catalogue/listing/listing-request.ts';
import { ListingTitle } from '../features/catalogue/listing/listing-title.tsx';
import { messages as listingMessages } from '../features/catalogue/listing/messages.ts';
import { type ShownList, shownList } from '../features/catalogue/listing/shown-list.ts';
import { useListing } from '../features/catalogue/listing/use-listing.ts';
import { orNotFound } from '../router/failed-calls.ts';
import { useLoaderData } from '../router/hooks.ts';
import type { LoaderArguments } from '../router/screen.ts';
import { breadcrumbList } from '../seo/json-ld.ts';
import { PageHead } from '../seo/page-head.tsx';
import { useSite } from '../seo/site.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';

type Answers = { isCustomer: boolean; products: ShownList };

const ordersFor = ({ isCustomer }: Pick<Answers, 'isCustomer'>) =>
  isCustomer ? listingOrders : sortOptions;

export async function loader(args: LoaderArguments): Promise<Answers> {
  const { api, state, shown } = listingRequest<Answers>(args, ordersFor(args.api));
  const products = await orLast(
    orNotFound(
      api.get('/products/promotions-filter/', {
        query: { ...listingParams({ ...state, search: '' }), is_promotion: true },
      }),
    ).then(shownList),
    shown?.products,
  );
  return { isCustomer: api.isCustomer, products };
}

export function Component() {
  const answers = useLoaderData<typeof loader>();
  const { products } = answers;
  const view = useListing({ orders: ordersFor(answers) });
  const text = useMessages(listingMessages);
  const words = useMessages(discountMessages);
  const site = useSite();
  const locale = useLocale();

  const home = { title: site.name, link: localPath(locale, '/') };
  const here = { title: words.title, link: localPath(locale, '/discount') };
  return (
    <div className="page pt-2 pb-6">
      <PageHead
        title={`${text.page(words.title, products.pages.current)} | ${site.name}`}
        description={words.about}
        noindex={products.results.length === 0}
        jsonLd={breadcrumbList(site, [home, here])}
      />
      <Breadcrumbs items={[here]} />
      <div className="mb-3">
        <ListingTitle title={words.title} total={products.total} />
      </div>
      <Listing list={products} view={view} wayBack={{ title: text.home, link: home.link }} />
      <p className="mt-10 text-steel">{words.about}</p>
    </div>
  );
}
