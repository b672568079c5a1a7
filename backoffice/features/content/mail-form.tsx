import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Locale, locales } from '../../../contract/locale.ts';
import type { EditedMailKind } from '../../../contract/staff/operations/mail-texts.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { api } from '../../api/api.ts';
import { oneOf } from '../../resources/resource.ts';
import { useMay } from '../../session/session.ts';
import { TextField } from '../../ui/form.tsx';
import { HeldForm } from '../../ui/held-form.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { nameOfMail } from '../../ui/mail-names.ts';
import { ui } from '../../ui/messages.ts';
import { Panel } from '../../ui/panel.tsx';
import { Screen } from '../../ui/screen.tsx';
import { useHeldForm } from '../../ui/use-held-form.tsx';
import { readMailTexts } from './mail-list.tsx';
import { text as words } from './mail-messages.ts';
import { nameOfSentence } from './mail-names.ts';
import { MailPreview } from './mail-preview.tsx';
import { text } from './messages.ts';

export function MailForm({ kind }: { kind: string }) {
  const query = useQuery(readMailTexts);
  return (
    <Loaded query={query}>
      {(kinds) => {
        const mail = kinds.find((one) => one.kind === kind);
        return mail ? (
          <MailTextForm key={kind} mail={mail} />
        ) : (
          <Screen title={text.mail} back={{ href: '/admin/content/mail', label: text.mail }}>
            {nameOfMail(kind)}
          </Screen>
        );
      }}
    </Loaded>
  );
}

type Typed = { texts: Record<string, Record<Locale, string>> };

const valuesOf = (mail: EditedMailKind | null): Typed => ({
  texts: Object.fromEntries(mail?.fields.map(({ field, ro, ru }) => [field, { ro, ru }]) ?? []),
});

/** Every sentence of a mail in both languages, beside what it looks like. */
function MailTextForm({ mail }: { mail: EditedMailKind }) {
  const mayWrite = useMay('content.write');
  const [isLooking, setLooking] = useState(false);
  const { kind } = mail;
  const form = useHeldForm({
    held: mail,
    valuesOf,
    labels: Object.fromEntries(mail.fields.map(({ field }) => [field, nameOfSentence(field)])),
    kept: `mail ${kind}`,
    read: async () => oneOf(await readMailTexts.queryFn(), (one) => one.kind === kind),
    save: (typed, { whole }) =>
      api.post('/staff/content/mail-texts/{kind}/', {
        params: { kind },
        body: { version: whole?.version ?? 0, ...typed },
      }),
    nextOf: (saved) => saved,
    renews: [readMailTexts.queryKey],
  });
  const { control, formState, setValue, getValues, watch } = form;
  const names = { ro: ui.romanian, ru: ui.russian };
  const typed = watch('texts');
  const isOwn = ({ field, default_ro, default_ru }: EditedMailKind['fields'][number]) =>
    typed[field]?.ro !== default_ro || typed[field]?.ru !== default_ru;
  return (
    <Screen
      title={nameOfMail(mail.kind)}
      back={{ href: '/admin/content/mail', label: text.mail }}
      actions={
        <>
          <Button icon="eye" onClick={() => setLooking(true)}>
            {words.look}
          </Button>
          {mayWrite && (
            <Button type="submit" form={FORM} kind="primary" loading={formState.isSubmitting}>
              {ui.save}
            </Button>
          )}
        </>
      }
    >
      <Panel>
        <p className="py-3 text-sm text-steel">
          {words.variables} {mail.variables.map((name) => `{${name}}`).join(' ')}
        </p>
        <HeldForm id={FORM} form={form} mayWrite={mayWrite}>
          {mail.fields.map((one) => (
            <div key={one.field} className="border-t border-line pt-3">
              <div className="grid gap-x-4 gap-y-2 md:grid-cols-2">
                {locales.map((language) => (
                  <TextField
                    key={language}
                    control={control}
                    name={`texts.${one.field}.${language}`}
                    label={`${nameOfSentence(one.field)} · ${names[language]}`}
                    lang={language}
                    multiline={one.default_ro.length > 60}
                    rows={2}
                    required
                    {...(one.required.length > 0 && {
                      hint: words.required(one.required.map((name) => `{${name}}`).join(' ')),
                    })}
                  />
                ))}
              </div>
              {mayWrite && isOwn(one) && (
                <Button
                  kind="ghost"
                  size="sm"
                  aria-label={`${words.restore}: ${nameOfSentence(one.field)}`}
                  onClick={() =>
                    setValue(
                      `texts.${one.field}`,
                      { ro: one.default_ro, ru: one.default_ru },
                      { shouldDirty: true },
                    )
                  }
                >
                  {words.restore}
                </Button>
              )}
            </div>
          ))}
        </HeldForm>
      </Panel>
      {isLooking && (
        <MailPreview mail={mail} texts={getValues().texts} onClose={() => setLooking(false)} />
      )}
    </Screen>
  );
}

/** The button that saves stands beside the title, outside the form. */
const FORM = 'mail-form';
