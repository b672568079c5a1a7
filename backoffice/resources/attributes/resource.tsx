import { type AttributeKind, attributeKinds } from '../../../contract/constants.ts';
import type { AnswerOf } from '../../../contract/operation.ts';
import type { AttributeForm } from '../../../contract/staff/catalogue/reference-shapes.ts';
import type { changeAttribute } from '../../../contract/staff/operations/attributes.ts';
import { api } from '../../api/api.ts';
import { readAttribute, readAttributes } from '../../api/catalogue-reference.ts';
import { ChoiceField, LanguagePair, TextField } from '../../ui/form.tsx';
import { titleOf } from '../../ui/title-of.ts';
import type { Resource } from '../resource.ts';
import { text } from './messages.ts';

type Values = {
  title_ro: string;
  title_ru: string;
  key: string;
  kind: AttributeKind;
  unit_ro: string;
  unit_ru: string;
};
type Saved = AnswerOf<typeof changeAttribute>;

/** Its own list first. */
export const showingAttributes: Resource<AttributeForm, Values, Values>['renews'] = [
  readAttributes.queryKey,
  ['products'],
  ['product'],
  ['offered'],
];

/** What products are described and filtered by. Its values stand on a screen of their own. */
export const attributes: Resource<AttributeForm, Values, Values, Saved> = {
  entity: 'attribute',
  href: '/admin/catalogue/attributes',
  reads: 'products.read',
  writes: 'products.write',
  renews: showingAttributes,
  texts: text,
  idOf: ({ id }) => id,
  titleOf,
  read: (id) => readAttribute(id).queryFn(),
  create: (body) => api.post('/staff/attributes/', { body }),
  change: (id, version, fields) =>
    api.post('/staff/attributes/{id}/', { params: { id }, body: { version, fields } }),
  valuesOf: (attribute) => ({
    title_ro: attribute?.title_ro ?? '',
    title_ru: attribute?.title_ru ?? '',
    key: attribute?.key ?? '',
    kind: attribute?.kind ?? 'word',
    unit_ro: attribute?.unit_ro ?? '',
    unit_ru: attribute?.unit_ru ?? '',
  }),
  bodyOf: (values) => values,
  Fields: ({ form, field, held }) => (
    <>
      <LanguagePair {...field('title')} required />
      {!held && (
        <>
          <TextField {...field('key')} required />
          <ChoiceField
            {...field('kind')}
            options={attributeKinds.map((value) => ({ value, label: text[value] }))}
          />
        </>
      )}
      {form.watch('kind') === 'number' && <LanguagePair {...field('unit')} hint={text.unitHint} />}
    </>
  ),
};
