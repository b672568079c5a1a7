import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { useMay } from '../../session/session.ts';
import { LanguagePair, TextField } from '../../ui/form.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RichTextPair } from '../../ui/rich-text-field.tsx';
import type { Whole } from './desks.ts';
import { fieldMessages } from './field-messages.ts';

/** What is written in an article as in a page. */
export const writtenValues = (held: Whole<'articles'> | Whole<'pages'> | null) => ({
  slug: held?.slug ?? '',
  title_ro: held?.title_ro ?? '',
  title_ru: held?.title_ru ?? '',
  excerpt_ro: held?.excerpt_ro ?? '',
  excerpt_ru: held?.excerpt_ru ?? '',
  body_ro: held?.body_ro ?? '',
  body_ru: held?.body_ru ?? '',
  active: held?.active ?? false,
});

type Props<T extends FieldValues> = { control: Control<T> };

export function WrittenTexts<T extends FieldValues>({ control }: Props<T>) {
  const fields = useMessages(fieldMessages);
  const mayWrite = useMay('content.write');
  return (
    <Panel title={fields.texts}>
      <div className="grid gap-4">
        <LanguagePair control={control} name="title" label={fields.title} required />
        <LanguagePair control={control} name="excerpt" label={fields.excerpt} multiline rows={2} />
        <RichTextPair
          control={control}
          name="body"
          label={fields.body}
          required
          disabled={!mayWrite}
        />
      </div>
    </Panel>
  );
}

/** Its address in the shop, below `/news/` or `/content/`. */
export function SlugField<T extends FieldValues>({ control, below }: Props<T> & { below: string }) {
  const fields = useMessages(fieldMessages);
  return (
    <TextField
      control={control}
      name={'slug' as FieldPath<T>}
      label={fields.slug}
      hint={fields.slugHint}
      prefix={<span className="text-steel">{below}</span>}
      required
    />
  );
}
