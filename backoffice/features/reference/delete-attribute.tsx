import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { AttributeForm } from '../../../contract/staff/catalogue/reference-shapes.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { api } from '../../api/api.ts';
import { labelOf, readUnits } from '../../api/catalogue-reference.ts';
import { queries } from '../../api/queries.ts';
import { messages as unitMessages } from '../../resources/units/messages.ts';
import { RemoveButton } from '../../ui/remove-button.tsx';
import { titleOf } from '../../ui/title-of.ts';
import { messages } from './messages.ts';

export function DeleteAttribute({ attribute }: { attribute: AttributeForm }) {
  const text = useMessages(messages);
  const unitTexts = useMessages(unitMessages);
  const navigate = useNavigate();
  const units = useQuery(readUnits).data ?? [];
  const { id, version, key, values, categories } = attribute;
  const having = values.filter(({ products }) => products > 0);
  const attributes = having.map((value) => `${key}:${value.key}`).join('~');
  const namesOf = (some: { title_ro: string; title_ru: string }[]) => some.map(titleOf).join(', ');
  return (
    <RemoveButton
      question={text.deleteSure(titleOf(attribute))}
      text={text.deleteText(values.length)}
      uses={[
        {
          label: text.products,
          said: having.map(labelOf).join(', '),
          href: `/admin/products?${new URLSearchParams({ attributes })}`,
        },
        { label: text.usedIn, said: namesOf(categories) },
        {
          label: unitTexts.many,
          said: namesOf(units.filter(({ content_attribute }) => content_attribute === key)),
        },
      ]}
      remove={() => api.delete('/staff/attributes/{id}/', { params: { id }, query: { version } })}
      onRemoved={() => {
        // The list alone: this attribute is not there to be read again.
        void queries.invalidateQueries({ queryKey: ['attributes'], exact: true });
        void navigate({ to: '/catalogue/attributes' });
      }}
    />
  );
}
