import { localPath, useLocale } from '../../kit/i18n/locale.ts';
import { useMessages } from '../../kit/i18n/messages.ts';
import { ProductRail } from '../features/catalogue/card/product-rail.tsx';
import { shownProduct } from '../features/catalogue/card/shown-product.ts';
import { Advantages } from '../features/home/advantages.tsx';
import { Banner } from '../features/home/banner.tsx';
import { CategoryGrid } from '../features/home/category-grid.tsx';
import { Clients } from '../features/home/clients.tsx';
import { messages as homeMessages } from '../features/home/messages.ts';
import { NewsCards } from '../features/home/news-cards.tsx';
import { SlideShow } from '../features/home/slide-show.tsx';
import { ViewedProducts } from '../features/viewed/viewed-products.tsx';
import { categoryIcon } from '../layout/category-icon.ts';
import type { LayoutData } from '../layout/layout-data.ts';
import { orNull } from '../router/failed-calls.ts';
import { useFrameData, useLoaderData } from '../router/hooks.ts';
import type { LoaderArguments } from '../router/screen.ts';
import { organization, webSite } from '../seo/json-ld.ts';
import { PageHead } from '../seo/page-head.tsx';
import { useSite } from '../seo/site.ts';
import { RichText } from '../ui/rich-text.tsx';
import { Section } from '../ui/section.tsx';

/** As many as a rail holds before it tires the thumb. */
const RAIL = 12;

/** Nothing here is worth losing the page for: a part that fails is left out. */
export async function loader(args: LoaderArguments) {
  const { api } = args;
  const [seo, banners, slides, discounts, popular, news, advantages, clients] = await Promise.all([
    orNull(api.get('/core/home-page-seo/')),
    orNull(api.get('/core/home-page-banner/')),
    orNull(api.get('/core/home-page-slider/')),
    orNull(api.get('/products/best-discounts/')),
    orNull(api.get('/products/most-bought/')),
    orNull(api.get('/blog/news-in-home-page/')),
    orNull(api.get('/core/our-advantages')),
    orNull(api.get('/core/our-clients')),
  ]);
  const [banner = null, ...more] = banners ?? [];
  return {
    seo,
    banner,
    slides: [...more, ...(slides ?? [])],
    discounts: (discounts ?? []).slice(0, RAIL).map(shownProduct),
    popular: (popular ?? []).slice(0, RAIL).map(shownProduct),
    news: news ?? [],
    advantages: advantages ?? [],
    clients: clients ?? [],
  };
}

export function Component() {
  const { seo, banner, slides, discounts, popular, news, advantages, clients } =
    useLoaderData<typeof loader>();
  const text = useMessages(homeMessages);
  const site = useSite();
  const locale = useLocale();
  const layout = useFrameData<LayoutData>();
  const menu = layout?.menu ?? [];
  return (
    <>
      <PageHead
        title={seo?.title ?? site.name}
        description={seo?.description}
        image={banner?.image?.file}
        jsonLd={[
          ...(layout?.contacts ? [organization(site, layout.contacts)] : []),
          webSite(site, locale),
        ]}
      />
      <div className="page grid grid-cols-1 gap-3 pt-3 pb-10 md:gap-4 md:pt-4 md:pb-14">
        {!banner && <h1 className="py-4 text-3xl">{seo?.title ?? site.name}</h1>}
        {banner && <Banner banner={banner} />}
        {menu.length > 0 && (
          <CategoryGrid
            categories={menu.map(({ icon, ...category }) => ({
              ...category,
              icon: categoryIcon(icon),
            }))}
          />
        )}
      </div>
      <div className="page grid grid-cols-1 gap-12 pb-12 md:gap-16 md:pb-16">
        {slides.length > 0 && <SlideShow slides={slides} />}
        {discounts.length > 0 && (
          <Section
            title={text.discounts}
            href={localPath(locale, '/discount')}
            seeAll={text.allDiscounts}
          >
            <ProductRail label={text.discounts} products={discounts} />
          </Section>
        )}
        {popular.length > 0 && (
          <Section title={text.popular}>
            <ProductRail label={text.popular} products={popular} />
          </Section>
        )}
      </div>
      {advantages.length > 0 && <Advantages advantages={advantages} />}
      <div className="page grid grid-cols-1 gap-12 py-12 md:gap-16 md:py-16">
        {news.length > 0 && (
          <Section title={text.news} href={localPath(locale, '/news')} seeAll={text.allNews}>
            <NewsCards news={news} />
          </Section>
        )}
        {clients.length > 0 && <Clients clients={clients} />}
        <ViewedProducts />
        {seo?.text && <RichText html={seo.text} />}
      </div>
    </>
  );
}
