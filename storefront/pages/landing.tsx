import { localPath, useLocale } from '../../kit/i18n/locale.ts';
import { useMessages } from '../../kit/i18n/messages.ts';
import { ContactPanel } from '../features/contact/contact-panel.tsx';
import { Audiences } from '../features/landing/audiences.tsx';
import { Benefits } from '../features/landing/benefits.tsx';
import { BrandStrip } from '../features/landing/brand-strip.tsx';
import { Hero } from '../features/landing/hero.tsx';
import { Join } from '../features/landing/join.tsx';
import { messages as landingMessages } from '../features/landing/messages.ts';
import { Steps } from '../features/landing/steps.tsx';
import type { LayoutData } from '../layout/layout-data.ts';
import { orNull } from '../router/failed-calls.ts';
import { useFrameData, useLoaderData } from '../router/hooks.ts';
import type { LoaderArguments } from '../router/screen.ts';
import { breadcrumbList } from '../seo/json-ld.ts';
import { PageHead } from '../seo/page-head.tsx';
import { useSite } from '../seo/site.ts';

const BRANDS_SHOWN = 12;

export async function loader(args: LoaderArguments) {
  const { api } = args;
  const brands = (await orNull(api.get('/brands/items/'))) ?? [];
  return {
    isCustomer: api.isCustomer,
    brandCount: brands.length,
    brands: brands
      .toSorted((a, b) => b.products - a.products)
      .slice(0, BRANDS_SHOWN)
      .map(({ id, title, logo }) => ({ id, title, logo })),
  };
}

export function Component() {
  const { isCustomer, brandCount, brands } = useLoaderData<typeof loader>();
  const text = useMessages(landingMessages);
  const site = useSite();
  const locale = useLocale();
  const frame = useFrameData<LayoutData>();
  const delivery = frame?.settings?.delivery ?? null;
  const hasProforma = frame?.settings?.has_proforma ?? false;
  const facts = {
    products: (frame?.menu ?? []).reduce((sum, { count }) => sum + count, 0),
    brands: brandCount,
    freeAbove: delivery?.free_above ?? null,
  };
  const home = { title: site.name, link: localPath(locale, '/') };
  const here = { title: text.pageTitle, link: localPath(locale, '/landing') };
  return (
    <>
      <PageHead
        title={`${text.pageTitle} | ${site.name}`}
        description={text.description(hasProforma)}
        jsonLd={breadcrumbList(site, [home, here])}
      />
      <Hero isCustomer={isCustomer} hasProforma={hasProforma} facts={facts} />
      <div className="page grid gap-14 py-12 md:gap-20 md:py-16">
        <Benefits delivery={delivery} hasProforma={hasProforma} />
        <Audiences hasProforma={hasProforma} />
        <Steps />
        <BrandStrip brands={brands} />
        <div id="ask" className="grid gap-4 md:gap-6 xl:grid-cols-2">
          <Join isCustomer={isCustomer} />
          <ContactPanel title={text.askTitle} about={text.askText} />
        </div>
      </div>
    </>
  );
}
