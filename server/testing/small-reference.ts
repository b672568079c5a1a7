import { buildReference, type Reference } from '../shop/reference/reference.ts';

const CATEGORIES = {
  'cabluri-si-conductoare': ['Cabluri și conductoare', 'Кабели и провода'],
  'intrerupatoare-si-comutatoare': ['Întrerupătoare', 'Выключатели'],
  'intrerupatoare-automate-modulare': ['Întrerupătoare automate', 'Автоматические выключатели'],
  prize: ['Prize', 'Розетки'],
  'canal-cablu': ['Canal de cablu', 'Кабель-каналы'],
} as const;

const VALUES = {
  mark: ['VVGng-LS', 'VVGng-P', 'NYM-J', 'NYM-O', 'PV-3', 'MYF', 'KG', 'J-Y(St)Y'],
  series: ['Easy9', 'Asfora'],
  poles: ['1P', '1P+N'],
  gang: ['2'],
  conductor: ['Cu'],
} as const;

const BRANDS = { 'schneider-electric': 'Schneider Electric', iek: 'IEK', 'obo-bettermann': 'OBO' };

const edited = { version: 1, updated_at: new Date(0) };

/** A catalogue of a few names, without products, for what reads names alone. */
export function smallReference(): Reference {
  const attributes = Object.keys(VALUES).map((key, at) => ({
    id: at + 1,
    key,
    title_ro: key,
    title_ru: key,
    kind: key === 'gang' ? ('number' as const) : ('word' as const),
    unit_ro: '',
    unit_ru: '',
    position: at,
    is_fixed: false,
    ...edited,
  }));
  return buildReference({
    categories: Object.entries(CATEGORIES).map(([slug, [title_ro, title_ru]], at) => ({
      id: at + 1,
      parent_id: null,
      level: 1,
      path: [at + 1],
      slug,
      title_ro,
      title_ru,
      description_ro: '',
      description_ru: '',
      icon: null,
      low_stock: null,
      position: at,
      ...edited,
    })),
    brands: Object.entries(BRANDS).map(([slug, title], at) => ({
      id: at + 1,
      slug,
      title,
      logo: null,
      description_ro: '',
      description_ru: '',
      position: at,
      is_hidden: false,
      ...edited,
    })),
    attributes,
    values: Object.values(VALUES).flatMap((keys, attribute) =>
      keys.map((key, at) => ({
        id: attribute * 100 + at + 1,
        attribute_id: attribute + 1,
        key,
        number: null,
        label_ro: key,
        label_ru: key,
      })),
    ),
    categoryAttributes: [],
    units: [],
  });
}
