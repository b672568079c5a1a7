import { localPath, useLocale } from '../../kit/i18n/locale.ts';
import { useMessages } from '../../kit/i18n/messages.ts';
import { FavouritesScreen } from '../features/favourites/screen/favourites-screen.tsx';
import { screenMessages as favouritesMessages } from '../features/favourites/screen/screen-messages.ts';
import { PageHead } from '../seo/page-head.tsx';
import { useSite } from '../seo/site.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';

export function Component() {
  const text = useMessages(favouritesMessages);
  const locale = useLocale();
  const site = useSite();
  return (
    <div className="page pt-4 pb-10 md:pt-6">
      <PageHead title={`${text.title} | ${site.name}`} noindex />
      <Breadcrumbs items={[{ title: text.title, link: localPath(locale, '/favorite') }]} />
      <h1 className="mt-2 mb-4 text-2xl md:text-3xl">{text.title}</h1>
      <FavouritesScreen />
    </div>
  );
}
