import { fromShopTime, toShopTime } from '../../../contract/shop-time.ts';
import { articleKinds } from '../../../contract/staff/content/shapes.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { ChoiceField } from '../../ui/form.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PictureField } from '../../ui/picture-field.tsx';
import { titleOf } from '../../ui/title-of.ts';
import { ContentForm } from './content-form.tsx';
import { articles, type Whole } from './desks.ts';
import { fieldMessages } from './field-messages.ts';
import { messages } from './messages.ts';
import { PublicationFields } from './publication-fields.tsx';
import { useContentForm } from './use-content-form.ts';
import { SlugField, WrittenTexts, writtenValues } from './written-fields.tsx';

type Props = { held: Whole<'articles'> | null; onGone: () => void };

export function ArticleForm({ held, onGone }: Props) {
  const text = useMessages(messages);
  const fields = useMessages(fieldMessages);
  const form = useContentForm({
    section: 'articles',
    held,
    desk: articles,
    values: {
      ...writtenValues(held),
      kind: held?.kind ?? ('news' as const),
      image: held?.image ?? null,
      published_at: toShopTime(held?.published_at ?? new Date().toISOString()),
      ends_at: toShopTime(held?.ends_at),
    },
    bodyOf: ({ published_at, ends_at, ...typed }) => ({
      ...typed,
      published_at: fromShopTime(published_at, held?.published_at) ?? '',
      ends_at: fromShopTime(ends_at, held?.ends_at),
    }),
  });
  const { control } = form;
  return (
    <ContentForm
      section="articles"
      title={held ? titleOf(held) : text.newArticle}
      {...{ held, form, onGone }}
      remove={articles.remove}
    >
      <WrittenTexts control={control} />
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <Panel title={fields.look}>
          <div className="grid gap-3">
            <SlugField control={control} below="/news/" />
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
