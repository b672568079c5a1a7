import { useQuery } from '@tanstack/react-query';
import type { ProductForm } from '../../../contract/staff/catalogue/product-shapes.ts';
import { labelOf, readBrands, readCategories, readUnits } from '../../api/catalogue-reference.ts';
import { inWords, type WordsOf } from '../../ui/conflict.tsx';
import { titleIn } from '../../ui/title-of.ts';
import { text } from './form-messages.ts';
import type { Values } from './form-values.ts';
import type { Linked } from './links-panel.tsx';
import { text as ownText } from './messages.ts';

type Known = Pick<ProductForm, 'offered_attributes'> & { linked: Linked[] };

/** What the form holds as keys and numbers, by the names its lists have for them. */
export function useValuesInWords({ offered_attributes, linked }: Known): WordsOf {
  const states: Record<string, unknown> = ownText;
  const { data: categories = [] } = useQuery(readCategories);
  const { data: brands = [] } = useQuery(readBrands);
  const { data: units = [] } = useQuery(readUnits);
  const category = (id: string) => categories.find((one) => String(one.id) === id);
  const value = (id: number) =>
    offered_attributes.flatMap(({ values }) => values).find((one) => one.id === id);
  return inWords<Values>({
    category_id: (id) => titleIn(category(id)),
    brand_id: (id) => brands.find((one) => String(one.id) === id)?.title,
    unit: (key) => titleIn(units.find((one) => one.key === key)),
    state: (state) => String(states[state]),
    attributes: (ids) => ids.map((id) => labelIn(value(id)) ?? id).join('; '),
    links: (links) =>
      links
        .map(
          ({ kind, id }) => `${text[kind]}: ${titleIn(linked.find((one) => one.id === id)) ?? id}`,
        )
        .join('; '),
    promotions: (promotions) =>
      promotions
        .map(({ price, starts_at, ends_at }) => [price, starts_at, ends_at].join(' · '))
        .join('; '),
    pictures: (pictures) => pictures.map(pictureInWords).join('; '),
    documents: (documents) => documents.map(documentInWords).join('; '),
    description_ro: withoutMarkup,
    description_ru: withoutMarkup,
    general_info_ro: withoutMarkup,
    general_info_ru: withoutMarkup,
  });
}

const labelIn = (found: Parameters<typeof labelOf>[0] | undefined) => found && labelOf(found);

const withoutMarkup = (html: string) => html.replace(/<[^>]*>/g, ' ').trim();

const fileIn = (address: string) => address.replace(/^.*\//, '');

/** In both languages; two that are called alike are told apart by their files. */
const named = (ro: string, ru: string, file: string) => {
  const names = [ro, ru].filter(Boolean).join(' / ');
  return names ? `${names} (${fileIn(file)})` : fileIn(file);
};

export const pictureInWords = ({ file, alt_ro, alt_ru }: Values['pictures'][number]) =>
  named(alt_ro, alt_ru, file);

export const documentInWords = ({ kind, title_ro, title_ru, file }: Values['documents'][number]) =>
  `${text[kind]}: ${named(title_ro, title_ru, file)}`;
