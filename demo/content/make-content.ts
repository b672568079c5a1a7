import { articles } from './articles.ts';
import { advantages, banner, clients, slides } from './home-page.ts';
import { identity } from './identity.ts';
import { readDistricts } from './locations.ts';
import { pages } from './pages.ts';
import { phones } from './phones.ts';
import { popups } from './popups.ts';
import type { Content } from './records.ts';
import { seo } from './seo.ts';
import { settings } from './settings.ts';

export function makeContent(): Content {
  return {
    identity,
    settings,
    phones,
    pages,
    articles,
    banner,
    slides,
    advantages,
    clients,
    popups,
    seo,
    districts: readDistricts(),
  };
}
