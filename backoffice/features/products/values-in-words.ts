import { useQuery } from '@tanstack/react-query';
import type { ProductForm } from '../../../contract/staff/catalogue/product-shapes.ts';
import { labelOf, readBrands, readCategories, readUnits } from '../../api/catalogue-reference.ts';
import type { WordsOf } from '../../ui/conflict.tsx';
import { titleOf } from '../../ui/title-of.ts';
import { text } from './form-messages.ts';
import type { Values } from './form-values.ts';
import { text as ownText } from './messages.ts';

/** What the form holds as keys and numbers, by the names its lists have for them. */
export function useValuesInWords({ offered_attributes, linked }: ProductForm): WordsOf {
  const states: Record<string, unknown> = ownText;
  const { data: categories = [] } = useQuery(readCategories);
  const { data: brands = [] } = useQuery(readBrands);
  const { data: units = [] } = useQuery(readUnits);
  const category = (id: string) => categories.find((one) => String(one.id) === id);
  const value = (id: number) =>
    offered_attributes.flatMap(({ values }) => values).find((one) => one.id === id);
  const words: { [Name in keyof Values]?: (held: Values[Name]) => string | undefined } = {
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
    description_ro: withoutMarkup,
    description_ru: withoutMarkup,
    general_info_ro: withoutMarkup,
    general_info_ru: withoutMarkup,
  };
  return (name, held) => {
    const inWords = words[name as keyof Values] as ((held: unknown) => string) | undefined;
    return inWords?.(held) ?? held;
  };
}

const titleIn = (found: Parameters<typeof titleOf>[0] | undefined) => found && titleOf(found);
const labelIn = (found: Parameters<typeof labelOf>[0] | undefined) => found && labelOf(found);

const withoutMarkup = (html: string) => html.replace(/<[^>]*>/g, ' ').trim();
