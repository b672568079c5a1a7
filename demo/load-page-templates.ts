import type { Changing } from '../server/base/changes/change.ts';
import type { Settings } from '../server/base/settings/settings.ts';
import { contentPages } from '../server/shop/content/writing.ts';
import { type PageFacts, readPage } from './content/pages.ts';
import { wholeLei } from './content/whole-lei.ts';

/** What nobody has said yet is to be filled in, and to be seen by whoever reads the draft. */
const orBlank = (said: string, blank: string) => said || `[${blank}]`;

/** As settings say it. What they lack stands as a blank, in the language of the page. */
function factsOf(settings: Settings): PageFacts {
  const { name, legalName, idno, tva, legalAddress, emails } = settings.identity;
  const { delivery } = settings;
  const email = orBlank(emails[0] ?? '', 'e-mail');
  const today = new Intl.DateTimeFormat('ro', { dateStyle: 'long', timeZone: 'Europe/Chisinau' });
  const dayInRussian = new Intl.DateTimeFormat('ru', {
    dateStyle: 'long',
    timeZone: 'Europe/Chisinau',
  });
  return {
    name,
    identity: {
      legalName: orBlank(legalName, '…'),
      idno: orBlank(idno, 'IDNO'),
      vatCode: orBlank(tva, '…'),
      legalAddress: {
        ro: orBlank(legalAddress.ro, 'adresa juridică'),
        ru: orBlank(legalAddress.ru || legalAddress.ro, 'юридический адрес'),
      },
    },
    email: { orders: email, service: email, privacy: email },
    lei: {
      capital: wholeLei(delivery.feeInCapital),
      elsewhere: wholeLei(delivery.feeElsewhere),
      free: wholeLei(delivery.freeAbove),
    },
    settings: {
      contactRequestMonths: settings.contact_request_months,
      tokenDays: settings.token_days,
    },
    updated: { ro: today.format(new Date()), ru: dayInRussian.format(new Date()) },
  };
}

/** Drafts of the pages that the shop leads to and that it has not: a person reads and shows them. */
export async function loadPageTemplates(changing: Changing, settings: Settings): Promise<number> {
  const facts = factsOf(settings);
  const held = await changing.trx.selectFrom('content_page').select('slug').execute();
  const wanted = [
    'page-templates/about-us',
    'pages/terms',
    'pages/privacy',
    'pages/guarantee-and-return',
  ]
    .map((name) => readPage(`${name}.txt`, facts))
    .filter(({ slug }) => !held.some((page) => page.slug === slug));
  for (const { slug, group, position, title, excerpt, body } of wanted) {
    await contentPages.create(changing, {
      slug,
      section: group,
      position,
      title_ro: title.ro,
      title_ru: title.ru,
      excerpt_ro: excerpt.ro,
      excerpt_ru: excerpt.ru,
      body_ro: body.ro,
      body_ru: body.ru,
      active: false,
    });
  }
  return wanted.length;
}
