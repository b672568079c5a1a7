import { toShopTime } from '../../../contract/shop-time.ts';
import { type BlockKind, blockKinds } from '../../../contract/staff/content/shapes.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { iconNames } from '../../../kit/ui/icon-names.ts';
import { ChoiceField, LanguagePair, TextField } from '../../ui/form.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PictureField } from '../../ui/picture-field.tsx';
import { titleOf } from '../../ui/title-of.ts';
import { ContentForm } from './content-form.tsx';
import { blocks, type Whole } from './desks.ts';
import { fieldMessages } from './field-messages.ts';
import { messages } from './messages.ts';
import { asMoments, PublicationFields } from './publication-fields.tsx';
import { useContentForm } from './use-content-form.ts';

type Props = { held: Whole<'blocks'> | null; kind: BlockKind; onGone: () => void };

/** Which of its fields a block of this kind shows to customers. */
const shows = {
  banner: ['text', 'button', 'image'],
  slide: ['text', 'button', 'image'],
  advantage: ['text', 'icon'],
  client: ['image'],
} satisfies Record<BlockKind, string[]>;

export function BlockForm({ held, kind: wanted, onGone }: Props) {
  const text = useMessages(messages);
  const fields = useMessages(fieldMessages);
  const form = useContentForm({
    section: 'blocks',
    held,
    desk: blocks,
    values: {
      kind: held?.kind ?? wanted,
      title_ro: held?.title_ro ?? '',
      title_ru: held?.title_ru ?? '',
      text_ro: held?.text_ro ?? '',
      text_ru: held?.text_ru ?? '',
      button_ro: held?.button_ro ?? '',
      button_ru: held?.button_ru ?? '',
      link: held?.link ?? '',
      image: held?.image ?? null,
      icon: held?.icon ?? '',
      active: held?.active ?? false,
      starts_at: toShopTime(held?.starts_at),
      ends_at: toShopTime(held?.ends_at),
    },
    bodyOf: ({ button_ro, button_ru, link, icon, ...typed }) => ({
      ...typed,
      ...asMoments(typed, held),
      button_ro: button_ro || null,
      button_ru: button_ru || null,
      link: link || null,
      icon: icon || null,
    }),
  });
  const { control } = form;
  const shown: string[] = shows[form.watch('kind')];
  return (
    <ContentForm
      section="blocks"
      title={held ? titleOf(held) : text[wanted]}
      {...{ held, form, onGone }}
      remove={blocks.remove}
    >
      <Panel title={fields.texts}>
        <div className="grid gap-4">
          <LanguagePair control={control} name="title" label={fields.title} required />
          {shown.includes('text') && (
            <LanguagePair control={control} name="text" label={fields.text} multiline rows={3} />
          )}
          {shown.includes('button') && (
            <>
              <LanguagePair control={control} name="button" label={fields.button} />
              <TextField control={control} name="link" label={fields.link} hint={fields.linkHint} />
            </>
          )}
        </div>
      </Panel>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <Panel title={fields.look}>
          <div className="grid gap-3">
            <ChoiceField
              control={control}
              name="kind"
              label={fields.kind}
              options={blockKinds.map((value) => ({ value, label: text[value] }))}
            />
            {shown.includes('image') && (
              <PictureField control={control} name="image" label={fields.image} />
            )}
            {shown.includes('icon') && (
              <ChoiceField
                control={control}
                name="icon"
                label={fields.icon}
                placeholder={fields.none}
                options={iconNames.map((value) => ({ value, label: value }))}
              />
            )}
          </div>
        </Panel>
        <PublicationFields control={control} start="starts_at" />
      </div>
    </ContentForm>
  );
}
