import { toShopTime } from '../../../contract/shop-time.ts';
import { pageSections } from '../../../contract/staff/content/shapes.ts';
import { useMessages } from '../../../storefront/i18n/messages.ts';
import { useMay } from '../../session/session.ts';
import { ChoiceField, LanguagePair, TextField } from '../../ui/form.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RichTextPair } from '../../ui/rich-text-field.tsx';
import { titleOf } from '../../ui/title-of.ts';
import { ContentForm } from './content-form.tsx';
import { pages, type Whole } from './desks.ts';
import { fieldMessages } from './field-messages.ts';
import { messages } from './messages.ts';
import { asMoments, PublicationFields } from './publication-fields.tsx';
import { useContentForm } from './use-content-form.ts';

type Props = { held: Whole<'pages'> | null; onGone: () => void };

export function PageForm({ held, onGone }: Props) {
  const text = useMessages(messages);
  const fields = useMessages(fieldMessages);
  const mayWrite = useMay('content.write');
  const form = useContentForm({
    section: 'pages',
    held,
    desk: pages,
    values: {
      slug: held?.slug ?? '',
      section: held?.section ?? ('info' as const),
      title_ro: held?.title_ro ?? '',
      title_ru: held?.title_ru ?? '',
      excerpt_ro: held?.excerpt_ro ?? '',
      excerpt_ru: held?.excerpt_ru ?? '',
      body_ro: held?.body_ro ?? '',
      body_ru: held?.body_ru ?? '',
      active: held?.active ?? false,
      starts_at: toShopTime(held?.starts_at),
      ends_at: toShopTime(held?.ends_at),
    },
    bodyOf: (typed) => ({ ...typed, ...asMoments(typed) }),
  });
  const { control } = form;
  return (
    <ContentForm
      section="pages"
      title={held ? titleOf(held) : text.pages}
      {...{ held, form, onGone }}
      remove={pages.remove}
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
              prefix={<span className="text-steel">/content/</span>}
              required
            />
            <ChoiceField
              control={control}
              name="section"
              label={fields.section}
              options={pageSections.map((value) => ({ value, label: text[value] }))}
            />
          </div>
        </Panel>
        <PublicationFields control={control} start="starts_at" />
      </div>
    </ContentForm>
  );
}
