import type { ComponentProps } from 'react';
import type { AnswerOf, BodyOf } from '../../../contract/operation.ts';
import { type BlockKind, blockKinds } from '../../../contract/staff/content/shapes.ts';
import type { content } from '../../../contract/staff/operations/content.ts';
import { iconNames } from '../../../kit/ui/icon-names.ts';
import { api } from '../../api/api.ts';
import { ChoiceField, LanguagePair, TextField } from '../../ui/form.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PictureField } from '../../ui/picture-field.tsx';
import { titleOf } from '../../ui/title-of.ts';
import type { Resource } from '../resource.ts';
import { contentWords, LookAndTime, sentDates, typedDates } from './fields.tsx';
import { kindMessages } from './messages.ts';

type Block = AnswerOf<typeof content.blocks.read>;
type Body = BodyOf<typeof content.blocks.create>;
type Values = ReturnType<typeof valuesOf>;

const text = kindMessages.blocks;

/** Which of its fields a block of this kind shows to customers. */
const shows: Record<BlockKind, readonly string[]> = {
  banner: ['text', 'button', 'image'],
  slide: ['text', 'button', 'image'],
  advantage: ['text', 'icon'],
  client: ['image'],
};

const valuesOf = (block: Block | null) => ({
  kind: block?.kind ?? ('slide' as const),
  title_ro: block?.title_ro ?? '',
  title_ru: block?.title_ru ?? '',
  text_ro: block?.text_ro ?? '',
  text_ru: block?.text_ru ?? '',
  button_ro: block?.button_ro ?? '',
  button_ru: block?.button_ru ?? '',
  link: block?.link ?? '',
  image: block?.image ?? null,
  icon: block?.icon ?? '',
  active: block?.active ?? false,
  ...typedDates(block),
});

export const blocks: Resource<Block, Values, Body, Block> = {
  entity: 'home_block',
  href: '/admin/content/blocks',
  reads: 'content.read',
  writes: 'content.write',
  renews: [['content', 'blocks']],
  texts: text,
  idOf: ({ id }) => id,
  titleOf,
  read: (id) => api.get('/staff/content/blocks/{id}/', { params: { id } }),
  create: (body) => api.post('/staff/content/blocks/', { body }),
  change: (id, version, changed) =>
    api.post('/staff/content/blocks/{id}/', { params: { id }, body: { version, ...changed } }),
  removal: {
    remove: (id, version) =>
      api.delete('/staff/content/blocks/{id}/', { params: { id }, query: { version } }),
    text: text.removeText,
  },
  valuesOf,
  bodyOf: ({ button_ro, button_ru, link, icon, ...values }, held) => ({
    ...values,
    ...sentDates(values, held),
    button_ro: button_ro || null,
    button_ru: button_ru || null,
    link: link || null,
    icon: icon || null,
  }),
  wordsOf: contentWords,
  Fields,
};

/** A new one of the kind whose button was pressed. */
export const blocksOf = (kind: BlockKind): typeof blocks => ({
  ...blocks,
  valuesOf: (held) => ({ ...valuesOf(held), kind: held?.kind ?? kind }),
});

function Fields({ form, field }: ComponentProps<typeof blocks.Fields>) {
  const shown = shows[form.watch('kind')];
  return (
    <>
      <Panel title={text.texts}>
        <div className="grid gap-4">
          <LanguagePair {...field('title')} required />
          {shown.includes('text') && <LanguagePair {...field('text')} multiline rows={3} />}
          {shown.includes('button') && (
            <>
              <LanguagePair {...field('button')} />
              <TextField {...field('link')} hint={text.linkHint} />
            </>
          )}
        </div>
      </Panel>
      <LookAndTime active={field('active')} start={field('starts_at')} end={field('ends_at')}>
        <ChoiceField
          {...field('kind')}
          options={blockKinds.map((value) => ({ value, label: text[value] }))}
        />
        {shown.includes('image') && <PictureField {...field('image')} />}
        {shown.includes('icon') && (
          <ChoiceField
            {...field('icon')}
            placeholder={text.none}
            options={iconNames.map((value) => ({ value, label: value }))}
          />
        )}
      </LookAndTime>
    </>
  );
}
