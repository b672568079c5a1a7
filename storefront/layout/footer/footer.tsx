import { localPath, useLocale } from '../../../kit/i18n/locale.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { CallBlock, isVisitSaid } from '../contact-block.tsx';
import HomeLink from '../home-link.tsx';
import type { LayoutData } from '../layout-data.ts';
import { messages as shared } from '../messages.ts';
import { useShopLinks } from '../shop-links.ts';
import { withoutMessengers } from '../without-messengers.ts';
import { CompanyLine } from './company-line.tsx';
import { FindUs } from './find-us.tsx';
import { FooterCatalogue } from './footer-catalogue.tsx';
import { FooterFold } from './footer-fold.tsx';
import { FooterLinks } from './footer-links.tsx';
import { messages } from './messages.ts';
import { SocialLinks } from './social-links.tsx';

export type FooterProps = Pick<LayoutData, 'contacts' | 'company' | 'settings'>;

export default function Footer({ contacts, company, settings }: FooterProps) {
  const text = useMessages(messages);
  const locale = useLocale();
  const about = useShopLinks(['about', 'news', 'brands', 'discount', 'companies', 'contact']);
  const info = (contacts?.content_pages ?? [])
    .filter(({ slug }) => slug !== 'about-us')
    .map(({ slug, title }) => ({ title, link: localPath(locale, `/content/${slug}`) }));
  const categories = contacts?.categories ?? [];
  const { catalogue } = useMessages(shared);
  const without = withoutMessengers({ settings });
  return (
    <footer id="footer" className="on-ink mt-12 pt-8 pb-6 text-[15px] md:mt-20 md:pt-12">
      <div className="page grid gap-x-8 md:grid-cols-3 md:gap-y-10 xl:grid-cols-[1.3fr_1fr_1.2fr_1.2fr_1.6fr]">
        <div className="mb-4 md:col-span-3 xl:col-span-1">
          <HomeLink name={settings?.name} logo={settings?.logo} />
          {contacts && (
            <section aria-label={text.contacts} className="mt-5 space-y-4">
              <CallBlock contacts={contacts} phones={contacts.phones} without={without} />
              <SocialLinks socials={contacts.socials} />
            </section>
          )}
        </div>
        <FooterFold title={text.about(settings?.name)}>
          <FooterLinks links={about} />
        </FooterFold>
        {info.length > 0 && (
          <FooterFold title={text.info}>
            <FooterLinks links={info} />
          </FooterFold>
        )}
        {categories.length > 0 && (
          <FooterFold title={catalogue}>
            <FooterCatalogue categories={categories} />
          </FooterFold>
        )}
        {contacts && isVisitSaid(contacts) && (
          <FooterFold title={text.findUs} className="md:col-span-3 xl:col-span-1">
            <FindUs contacts={contacts} label={company?.legal_name ?? settings?.name ?? ''} />
          </FooterFold>
        )}
      </div>
      {company && <CompanyLine company={company} />}
    </footer>
  );
}
