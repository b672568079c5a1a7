import { toShopTime } from '../../../contract/shop-time.ts';
import { numberIn, wholeRules } from '../../../contract/typed-number.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { useMay } from '../../session/session.ts';
import { LanguagePair, TextField, TickField } from '../../ui/form.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PictureField } from '../../ui/picture-field.tsx';
import { RichTextPair } from '../../ui/rich-text-field.tsx';
import { titleOf } from '../../ui/title-of.ts';
import { ContentForm } from './content-form.tsx';
import { popups, type Whole } from './desks.ts';
import { fieldMessages } from './field-messages.ts';
import { messages } from './messages.ts';
import { asMoments, PublicationFields } from './publication-fields.tsx';
import { useContentForm } from './use-content-form.ts';

type Props = { held: Whole<'popups'> | null; onGone: () => void };

export function PopupForm({ held, onGone }: Props) {
  const text = useMessages(messages);
  const fields = useMessages(fieldMessages);
  const mayWrite = useMay('content.write');
  const form = useContentForm({
    section: 'popups',
    held,
    desk: popups,
    values: {
      title_ro: held?.title_ro ?? '',
      title_ru: held?.title_ru ?? '',
      description_ro: held?.description_ro ?? '',
      description_ru: held?.description_ru ?? '',
      button_ro: held?.button_ro ?? '',
      button_ru: held?.button_ru ?? '',
      button_link: held?.button_link ?? '',
      image: held?.image ?? null,
      inactive_time: held?.inactive_time ? String(held.inactive_time) : '',
      for_guests: held?.for_guests ?? false,
      active: held?.active ?? false,
      starts_at: toShopTime(held?.starts_at),
      ends_at: toShopTime(held?.ends_at),
    },
    bodyOf: ({ button_ro, button_ru, button_link, inactive_time, ...typed }) => ({
      ...typed,
      ...asMoments(typed, held),
      button_ro: button_ro || null,
      button_ru: button_ru || null,
      button_link: button_link || null,
      inactive_time: numberIn(inactive_time, wholeRules),
    }),
  });
  const { control } = form;
  return (
    <ContentForm
      section="popups"
      title={held ? titleOf(held) : text.newPopup}
      {...{ held, form, onGone }}
      remove={popups.remove}
    >
      <Panel title={fields.texts}>
        <div className="grid gap-4">
          <LanguagePair control={control} name="title" label={fields.title} required />
          <RichTextPair
            control={control}
            name="description"
            label={fields.description}
            required
            disabled={!mayWrite}
          />
          <LanguagePair control={control} name="button" label={fields.button} />
          <TextField
            control={control}
            name="button_link"
            label={fields.link}
            hint={fields.linkHint}
          />
        </div>
      </Panel>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <Panel title={fields.look}>
          <div className="grid gap-3">
            <PictureField control={control} name="image" label={fields.image} />
            <NumberField
              control={control}
              name="inactive_time"
              label={fields.inactive_time}
              hint={fields.inactiveHint}
              rules={wholeRules}
            />
            <TickField control={control} name="for_guests" label={fields.for_guests} />
          </div>
        </Panel>
        <PublicationFields control={control} start="starts_at" />
      </div>
    </ContentForm>
  );
}
