import type { AnswerOf } from '../../contract/operation.ts';
import type { readFooterContacts } from '../../contract/operations/contacts.ts';
import type { readShopSettings } from '../../contract/operations/core.ts';
import { orNull } from '../api/or-null.ts';
import { CartScreen, cartMessages } from '../features/checkout/public.ts';
import { localPath, useLocale } from '../i18n/locale.ts';
import { useMessages } from '../i18n/messages.ts';
import { useLoaderData } from '../router/hooks.ts';
import type { LoaderArguments } from '../router/screen.ts';
import { PageHead } from '../seo/page-head.tsx';
import { useSite } from '../seo/site.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';

export async function loader(args: LoaderArguments) {
  const { api } = args;
  const [settings, contacts] = await Promise.all([
    orNull(api.get<AnswerOf<typeof readShopSettings>>('/core/shop/')),
    orNull(api.get<AnswerOf<typeof readFooterContacts>>('/contacts/footer-contacts/')),
  ]);
  return {
    delivery: settings?.delivery ?? null,
    addresses: contacts?.address.map(({ address }) => address) ?? [],
  };
}

export function Component() {
  const { delivery, addresses } = useLoaderData<typeof loader>();
  const text = useMessages(cartMessages);
  const locale = useLocale();
  const site = useSite();
  return (
    <div className="page pt-4 pb-10 md:pt-6">
      <PageHead title={`${text.title} | ${site.name}`} noindex />
      <Breadcrumbs items={[{ title: text.title, link: localPath(locale, '/cart') }]} />
      <h1 className="mt-2 mb-4 text-2xl md:text-3xl">{text.title}</h1>
      <CartScreen delivery={delivery} addresses={addresses} />
    </div>
  );
}
