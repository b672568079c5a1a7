import type { ContentPageRecord } from '../records.ts';
import type { PageFacts } from './page-facts.ts';

/** What only its people can say of a shop stands in square brackets. */
export const aboutTemplate = ({ name, identity }: PageFacts): ContentPageRecord => ({
  slug: 'about-us',
  title: { ro: 'Despre noi', ru: 'О нас' },
  excerpt: {
    ro: `${name} este un magazin de materiale electrice.`,
    ru: `${name} — магазин электротоваров.`,
  },
  group: 'about',
  position: 1,
  body: {
    ro: `<p>${name} este un magazin de materiale electrice. [De când lucrați, pentru cine și unde.]</p>
<h2>Ce găsiți la noi</h2>
<p>[Cabluri, aparataj, protecții, iluminat: ce vindeți și ce mărci.]</p>
<h2>Cum lucrăm</h2>
<p>[Tăierea cablului, livrarea, ridicarea, consultanța.]</p>
<h2>Datele firmei</h2>
<p>${identity.legalName}, cod fiscal (IDNO) ${identity.idno}, cod TVA ${identity.vatCode}, adresa juridică: ${identity.legalAddress.ro}. Telefoanele și programul sunt pe pagina <a href="/contact">Contacte</a>.</p>`,
    ru: `<p>${name} — магазин электротоваров. [С какого времени работаете, для кого и где.]</p>
<h2>Что у нас есть</h2>
<p>[Кабель, розетки, защита, освещение: что продаёте и каких марок.]</p>
<h2>Как мы работаем</h2>
<p>[Резка кабеля, доставка, самовывоз, консультации.]</p>
<h2>Реквизиты</h2>
<p>${identity.legalName}, фискальный код (IDNO) ${identity.idno}, код НДС ${identity.vatCode}, юридический адрес: ${identity.legalAddress.ru}. Телефоны и график работы — на странице <a href="/ru/contact">«Контакты»</a>.</p>`,
  },
});
