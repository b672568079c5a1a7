import { type ReactNode, useState } from 'react';
import type { Control, UseFormReturn } from 'react-hook-form';
import type { SettingName } from '../../../contract/editing/settings.ts';
import type { AnswerOf } from '../../../contract/operation.ts';
import type { readSettings as reading } from '../../../contract/staff/operations/settings.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { api } from '../../api/api.ts';
import { useMay } from '../../session/session.ts';
import { HeldForm } from '../../ui/held-form.tsx';
import { ui } from '../../ui/messages.ts';
import { Panel } from '../../ui/panel.tsx';
import { type HeldOptions, useHeldForm } from '../../ui/use-held-form.tsx';
import { nameOfPlace } from './setting-names.ts';
import { ReplaceDialog } from './unreadable.tsx';

export const readSettings = {
  queryKey: ['settings'],
  queryFn: () => api.get('/staff/settings/'),
};

type Settings = AnswerOf<typeof reading>;
export type ValueOf<Name extends SettingName> = Settings[Name]['value'];
export type SettingProps<Name extends SettingName> = { setting: Settings[Name] };

type Form<Typed> = UseFormReturn<{ value: Typed }>;

/** What a field is given by its place in the value, such as `map.lat`. */
type FieldOf<Typed> = <const Place extends string>(
  place: Place,
) => { control: Control<{ value: Typed }>; name: `value.${Place}`; label: string };

type Props<Name extends SettingName, Typed, Sent> = SettingProps<Name> & {
  name: Name;
  title: string;
  /** Its only field has the same name. */
  isSaidBelow?: boolean;
  typedOf: (value: ValueOf<Name>) => Typed;
  keptOf: (typed: Typed) => Sent;
  save: (body: {
    version: number;
    /** What could not be read and was shown, so that it may be saved over. */
    replaces: string[];
    value: Sent;
  }) => Promise<Settings[Name]>;
  renews?: HeldOptions<Settings[Name], { value: Typed }, unknown>['renews'];
  wordsOf?: HeldOptions<Settings[Name], { value: Typed }, unknown>['wordsOf'];
  children: (field: FieldOf<Typed>, form: Form<Typed>) => ReactNode;
};

/** One setting is saved as a whole. Its fields stand under `value`, as the shop names mistakes. */
export function SettingForm<Name extends SettingName, Typed, Sent>(
  props: Props<Name, Typed, Sent>,
) {
  const { name, title, isSaidBelow = false, setting, typedOf, keptOf, save, children } = props;
  const mayWrite = useMay('settings.write');
  const [isAsked, setIsAsked] = useState(false);
  const form = useHeldForm<Settings[Name], { value: Typed }, Settings[Name]>({
    held: setting,
    valuesOf: (held) => ({ value: typedOf((held ?? setting).value) }),
    labels: (place) => (place === 'value' ? title : nameOfPlace(name, place.replace('value.', ''))),
    wordsOf: props.wordsOf,
    read: async () => (await readSettings.queryFn())[name],
    save: ({ value }, { whole }) =>
      save({
        version: whole?.version ?? 0,
        replaces: whole?.unreadable.map(({ place }) => place) ?? [],
        value: keptOf(value),
      }),
    nextOf: (saved) => saved,
    renews: [readSettings.queryKey, ...(props.renews ?? [])],
  });
  const field: FieldOf<Typed> = (place) => ({
    control: form.control,
    name: `value.${place}`,
    label: nameOfPlace(name, place).replace(/^.* › /, ''),
  });
  const { isDirty, isSubmitting } = form.formState;
  const { unreadable } = setting;
  return (
    <Panel {...(isSaidBelow ? { className: 'pt-3' } : { title })}>
      <HeldForm
        form={{
          ...form,
          submit: unreadable.length > 0 ? form.handleSubmit(() => setIsAsked(true)) : form.submit,
        }}
        mayWrite={mayWrite}
        within={['part']}
      >
        {children(field, form)}
        {mayWrite && (
          <div>
            <Button
              type="submit"
              kind={isDirty ? 'primary' : 'secondary'}
              loading={isSubmitting}
              aria-label={`${ui.save}: ${title}`}
            >
              {ui.save}
            </Button>
          </div>
        )}
      </HeldForm>
      <ReplaceDialog
        {...{ name, unreadable, isAsked }}
        onClose={() => setIsAsked(false)}
        onReplace={() => {
          setIsAsked(false);
          void form.submit();
        }}
      />
    </Panel>
  );
}
