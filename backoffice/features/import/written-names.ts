import type { WrittenField } from '../../../contract/import/options.ts';
import { defineMessages } from '../../i18n.ts';

/** What becomes of a product, said after «se schimbă». */
export const writtenNames: Record<WrittenField, string> = defineMessages({
  price: ['Prețurile', 'Цены'],
  promotion: ['Promoțiile', 'Акции'],
  stock: ['Stocul magazinului', 'Остатки магазина'],
  title_ro: ['Denumirile în română', 'Названия на румынском'],
  title_ru: ['Denumirile în rusă', 'Названия на русском'],
  attributes: ['Atributele', 'Атрибуты'],
  details: [
    'Descrierile, garanția, documentele și celelalte',
    'Описания, гарантия, документы и прочее',
  ],
});
