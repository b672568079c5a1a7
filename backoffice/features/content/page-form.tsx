import { toShopTime } from '../../../contract/shop-time.ts';
import { pageSections } from '../../../contract/staff/content/shapes.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { ChoiceField } from '../../ui/form.tsx';
import { Panel } from '../../ui/panel.tsx';
import { titleOf } from '../../ui/title-of.ts';
import { ContentForm } from './content-form.tsx';
import { pages, type Whole } from './desks.ts';
import { fieldMessages } from './field-messages.ts';
import { messages } from './messages.ts';
import { asMoments, PublicationFields } from './publication-fields.tsx';
import { useContentForm } from './use-content-form.ts';
import { SlugField, WrittenTexts, writtenValues } from './written-fields.tsx';

type Props = { held: Whole<'pages'> | null; onGone: () => void };

export function PageForm({ held, onGone }: Props) {
  const text = useMessages(messages);
  const fields = useMessages(fieldMessages);
  const form = useContentForm({
    section: 'pages',
    held,
    desk: pages,
    values: {
      ...writtenValues(held),
      section: held?.section ?? ('info' as const),
      starts_at: toShopTime(held?.starts_at),
      ends_at: toShopTime(held?.ends_at),
    },
    bodyOf: (typed) => ({ ...typed, ...asMoments(typed, held) }),
  });
  const { control } = form;
  return (
    <ContentForm
      section="pages"
      title={held ? titleOf(held) : text.newPage}
      {...{ held, form, onGone }}
      remove={pages.remove}
    >
      <WrittenTexts control={control} />
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <Panel title={fields.look}>
          <div className="grid gap-3">
            <SlugField control={control} below="/content/" />
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
