import { fromShopTime, toShopTime } from '../../../contract/shop-time.ts';
import { articleKinds } from '../../../contract/staff/content/shapes.ts';
import { useMessages } from '../../../storefront/i18n/messages.ts';
import { useMay } from '../../session/session.ts';
import { ChoiceField, LanguagePair, TextField } from '../../ui/form.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PictureField } from '../../ui/picture-field.tsx';
import { RichTextPair } from '../../ui/rich-text-field.tsx';
import { titleOf } from '../../ui/title-of.ts';
import { ContentForm } from './content-form.tsx';
import { articles, type Whole } from './desks.ts';
import { fieldMessages } from './field-messages.ts';
import { messages } from './messages.ts';
import { PublicationFields } from './publication-fields.tsx';
import { useContentForm } from './use-content-form.ts';

type Props = { held: Whole<'articles'> | null; onGone: () => void };

export function ArticleForm({ held, onGone }: Props) {
  const text = useMessages(messages);
  const fields = useMessages(fieldMessages);
  const mayWrite = useMay('content.write');
  const form = useContentForm({
    section: 'articles',
    held,
    desk: articles,
    values: {
      slug: held?.slug ?? '',
      kind: held?.kind ?? ('news' as const),
      title_ro: held?.title_ro ?? '',
      title_ru: held?.title_ru ?? '',
      excerpt_ro: held?.excerpt_ro ?? '',
      excerpt_ru: held?.excerpt_ru ?? '',
      body_ro: held?.body_ro ?? '',
      body_ru: held?.body_ru ?? '',
      image: held?.image ?? null,
      active: held?.active ?? false,
      published_at: toShopTime(held?.published_at ?? new Date().toISOString()),
      ends_at: toShopTime(held?.ends_at),
    },
    bodyOf: ({ published_at, ends_at, ...typed }) => ({
      ...typed,
      published_at: fromShopTime(published_at) ?? '',
      ends_at: fromShopTime(ends_at),
    }),
  });
  const { control } = form;
  return (
    <ContentForm
      section="articles"
      title={held ? titleOf(held) : text.articles}
      {...{ held, form, onGone }}
      remove={articles.remove}
    >
      <Panel title={fields.texts}>
        <div className="grid gap-4">
          <LanguagePair control={control} name="title" label={fields.title} />
          <LanguagePair
            control={control}
            name="excerpt"
            label={fields.excerpt}
            multiline
            rows={2}
          />
          <RichTextPair
            control={control}
            name="body"
            label={fields.body}
            required
            disabled={!mayWrite}
          />
        </div>
      </Panel>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <Panel title={fields.look}>
          <div className="grid gap-3">
            <TextField
              control={control}
              name="slug"
              label={fields.slug}
              hint={fields.slugHint}
              prefix={<span className="text-steel">/news/</span>}
              required
            />
            <ChoiceField
              control={control}
              name="kind"
              label={fields.kind}
              options={articleKinds.map((value) => ({ value, label: text[value] }))}
            />
            <PictureField control={control} name="image" label={fields.image} />
          </div>
        </Panel>
        <PublicationFields control={control} start="published_at" />
      </div>
    </ContentForm>
  );
}
