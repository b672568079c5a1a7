import type { WrittenField } from '../../../contract/import/options.ts';
import { defineMessages } from '../../i18n.ts';

/** What becomes of a product, said after «se schimbă». */
export const writtenNames: Record<WrittenField, string> = defineMessages(
  {
    price: 'Prețurile',
    promotion: 'Promoțiile',
    stock: 'Stocul magazinului',
    title_ro: 'Denumirile în română',
    title_ru: 'Denumirile în rusă',
    attributes: 'Atributele',
    details: 'Descrierile, garanția, documentele și celelalte',
  },
  {
    price: 'Цены',
    promotion: 'Акции',
    stock: 'Остатки магазина',
    title_ro: 'Названия на румынском',
    title_ru: 'Названия на русском',
    attributes: 'Атрибуты',
    details: 'Описания, гарантия, документы и прочее',
  },
);
