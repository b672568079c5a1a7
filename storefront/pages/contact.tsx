import { localPath, useLocale } from '../../kit/i18n/locale.ts';
import { useMessages } from '../../kit/i18n/messages.ts';
import { CompanyDetails } from '../features/contact/company-details.tsx';
import { ContactPanel } from '../features/contact/contact-panel.tsx';
import { messages as contactMessages } from '../features/contact/messages.ts';
import { ShopPlace } from '../features/contact/shop-place.tsx';
import { WaysToReachUs } from '../features/contact/ways-to-reach-us.tsx';
import type { LayoutData } from '../layout/layout-data.ts';
import { withoutMessengers } from '../layout/without-messengers.ts';
import { useFrameData, useLoaderData } from '../router/hooks.ts';
import type { LoaderArguments } from '../router/screen.ts';
import { breadcrumbList, organization } from '../seo/json-ld.ts';
import { PageHead } from '../seo/page-head.tsx';
import { useSite } from '../seo/site.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';

export const loader = (args: LoaderArguments) => args.api.get('/contacts/contact-page/');

export function Component() {
  const contacts = useLoaderData<typeof loader>();
  const locale = useLocale();
  const frame = useFrameData<LayoutData>();
  const text = useMessages(contactMessages);
  const site = useSite();
  const home = { title: site.name, link: localPath(locale, '/') };
  const here = { title: text.title, link: localPath(locale, '/contact') };
  const without = withoutMessengers(frame);
  const socials = frame?.contacts?.socials ?? [];
  return (
    <div className="page py-4 md:py-6">
      <PageHead
        title={`${text.title} | ${site.name}`}
        description={text.description(site.name)}
        jsonLd={[organization(site, { ...contacts, socials }), breadcrumbList(site, [home, here])]}
      />
      <Breadcrumbs items={[here]} />
      <h1 className="mt-2 text-2xl md:text-4xl">{text.title}</h1>
      <p className="mt-3 max-w-[72ch] text-lg text-steel">{text.about}</p>
      <div className="mt-8 grid items-start gap-10 xl:grid-cols-[minmax(0,1fr)_500px] xl:gap-16">
        <WaysToReachUs contacts={contacts} without={without} />
        <ContactPanel />
      </div>
      <div className="mt-14 grid gap-14 md:mt-20 md:gap-20">
        <ShopPlace contacts={contacts} />
        <CompanyDetails company={contacts.company} />
      </div>
    </div>
  );
}
