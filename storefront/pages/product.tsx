import { plainText } from '../../contract/plain-text.ts';
import { isInStock } from '../../contract/stock.ts';
import { localPath, useLocale } from '../../kit/i18n/locale.ts';
import { useMessages } from '../../kit/i18n/messages.ts';
import { DaysOfProduct } from '../features/delivery/days-of-product.tsx';
import { BuyBar } from '../features/product/buy/buy-bar.tsx';
import { BuyBox } from '../features/product/buy/buy-box.tsx';
import { DeliveryAndWarranty } from '../features/product/buy/delivery-and-warranty.tsx';
import { PurchaseProvider } from '../features/product/buy/purchase.tsx';
import { Documents } from '../features/product/documents.tsx';
import { Gallery } from '../features/product/gallery/gallery.tsx';
import { KeyFacts } from '../features/product/key-facts.tsx';
import { messages as productMessages } from '../features/product/messages.ts';
import { ProductIdentity } from '../features/product/product-identity.tsx';
import { RelatedProducts } from '../features/product/related-products.tsx';
import { ShareButtons } from '../features/product/share/share-buttons.tsx';
import { type ShownPage, shownPage } from '../features/product/shown-page.ts';
import { Specifications } from '../features/product/specifications.tsx';
import { ViewedProducts } from '../features/viewed/viewed-products.tsx';
import { useRememberViewed } from '../features/viewed/viewed-store.ts';
import type { LayoutData } from '../layout/layout-data.ts';
import { orNotFound } from '../router/failed-calls.ts';
import { useFrameData, useLoaderData } from '../router/hooks.ts';
import type { LoaderArguments } from '../router/screen.ts';
import { breadcrumbList, product as productThing } from '../seo/json-ld.ts';
import { PageHead } from '../seo/page-head.tsx';
import { absoluteUrl, useSite } from '../seo/site.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { Section } from '../ui/section.tsx';

export function loader(args: LoaderArguments) {
  const { alias: slug = '' } = args.params;
  return orNotFound(args.api.get('/products/items/{slug}', { params: { slug } })).then(shownPage);
}

/** Another product is another page: nothing chosen on the last one is kept. */
export function Component() {
  const product = useLoaderData<typeof loader>();
  return <ProductPage key={product.id} product={product} />;
}

function ProductPage({ product }: { product: ShownPage }) {
  const text = useMessages(productMessages);
  const site = useSite();
  const locale = useLocale();
  const layout = useFrameData<LayoutData>();
  useRememberViewed(product);

  const home = { title: site.name, link: localPath(locale, '/') };
  const here = { title: product.title, link: localPath(locale, `/product/${product.slug}`) };
  const { category, subcategory, subsubcategory, subsubsubcategory } = product.breadcrumbs;
  const way = [category, subcategory, subsubcategory, subsubsubcategory, here].filter(
    (step) => step !== null,
  );
  return (
    <PurchaseProvider product={product}>
      <PageHead
        type="product"
        title={`${product.title} | ${site.name}`}
        description={
          plainText(product.description) ||
          text.about(product.title, product.brand.title, product.code)
        }
        image={product.image?.file}
        jsonLd={[productThing(site, locale, product), breadcrumbList(site, [home, ...way])]}
      />
      <div className="page py-4 md:py-6">
        {/* On a phone four levels would push the product down: home and the two nearest remain. */}
        <div className="max-md:[&_li:not(:first-child,:nth-last-child(-n+3))]:hidden">
          <Breadcrumbs items={way} />
        </div>
        <div className="mt-3 grid items-start gap-6 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:max-xl:grid-rows-[auto_1fr_auto] xl:grid-cols-[minmax(0,560px)_minmax(0,1fr)] xl:gap-10">
          <div className="min-w-0 md:max-xl:row-span-2">
            <Gallery product={product} />
          </div>
          {/* On a tablet all of it stands in two columns, delivery below the gallery. */}
          <div className="grid gap-5 md:max-xl:contents">
            <div className="md:max-xl:col-start-2">
              <ProductIdentity product={product} />
            </div>
            <div className="grid items-start gap-5 md:max-xl:contents xl:grid-cols-[minmax(0,1fr)_360px] xl:gap-8">
              {/* All places are named: the box must not move when the rest of the page arrives. */}
              <div className="md:col-start-2 md:max-xl:row-start-2 xl:row-start-1">
                <BuyBox product={product} />
              </div>
              <div className="grid gap-5 md:max-xl:contents xl:col-start-1 xl:row-start-1">
                <div className="md:max-xl:col-start-2 md:max-xl:row-start-3">
                  <KeyFacts product={product} />
                </div>
                <div className="grid gap-5 md:max-xl:col-start-1 md:max-xl:row-start-3">
                  {!product.is_archived && isInStock(product.stock) && (
                    <DaysOfProduct isCut={product.is_cut} />
                  )}
                  {!product.is_archived && (
                    <DeliveryAndWarranty
                      product={product}
                      delivery={layout?.settings?.delivery ?? null}
                    />
                  )}
                  <ShareButtons url={absoluteUrl(site, here.link)} title={product.title} />
                </div>
              </div>
            </div>
          </div>
        </div>

        <div className="mt-12 grid items-start gap-12 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div id="specifications">
            <Section title={text.specifications}>
              <Specifications product={product} />
            </Section>
          </div>
          <div className="grid gap-8">
            {product.description && (
              <Section title={text.description}>
                <RichText html={product.description} />
              </Section>
            )}
            {product.documents.length > 0 && (
              <Section title={text.documents}>
                <Documents product={product} />
              </Section>
            )}
            {product.general_info && (
              <Section title={text.generalInfo}>
                <RichText html={product.general_info} />
              </Section>
            )}
          </div>
        </div>

        <RelatedProducts id="successors" title={text.successors} products={product.successors} />
        <RelatedProducts title={text.accessories} products={product.accessories} />
        <RelatedProducts id="similar" title={text.similar} products={product.similar} />
        <ViewedProducts except={product.id} className="mt-12" />
      </div>
      <BuyBar product={product} />
    </PurchaseProvider>
  );
}
