import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Locale, locales } from '../../../contract/locale.ts';
import type { EditedMailKind } from '../../../contract/staff/operations/mail-texts.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { toast } from '../../../kit/ui/toast.ts';
import { api } from '../../api/api.ts';
import { queries } from '../../api/queries.ts';
import { useMay } from '../../session/session.ts';
import { TextField, useStaffForm } from '../../ui/form.tsx';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { nameOfMail } from '../../ui/mail-names.ts';
import { uiMessages } from '../../ui/messages.ts';
import { Panel } from '../../ui/panel.tsx';
import { Screen } from '../../ui/screen.tsx';
import { StaffForm } from '../../ui/staff-form.tsx';
import { CONTENT, readMailTexts } from './desks.ts';
import { mailMessages } from './mail-messages.ts';
import { nameOfSentence } from './mail-names.ts';
import { MailPreview } from './mail-preview.tsx';
import { messages } from './messages.ts';

export function MailForm({ kind }: { kind: string }) {
  const text = useMessages(messages);
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

const textsOf = (mail: EditedMailKind): Typed['texts'] =>
  Object.fromEntries(mail.fields.map(({ field, ro, ru }) => [field, { ro, ru }]));

/** Every sentence of a mail in both languages, beside what it looks like. */
function MailTextForm({ mail }: { mail: EditedMailKind }) {
  const text = useMessages(messages);
  const words = useMessages(mailMessages);
  const ui = useMessages(uiMessages);
  const mayWrite = useMay('content.write');
  const [version, setVersion] = useState(mail.version);
  const [isLooking, setLooking] = useState(false);
  const form = useStaffForm<Typed>({
    values: { texts: textsOf(mail) },
    async save(typed) {
      const saved = await api.post('/staff/content/mail-texts/{kind}/', {
        params: { kind: mail.kind },
        body: { version, ...typed },
      });
      setVersion(saved.version);
      form.reset({ texts: textsOf(saved) });
      void queries.invalidateQueries({ queryKey: CONTENT });
      toast('success', ui.saved);
    },
  });
  const { control, formState, submit, setValue, getValues, watch } = form;
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
            <Button kind="primary" loading={formState.isSubmitting} onClick={() => void submit()}>
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
        <StaffForm onSubmit={submit}>
          <fieldset disabled={!mayWrite} className="grid gap-4">
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
          </fieldset>
        </StaffForm>
      </Panel>
      <LeaveGuard when={formState.isDirty && !formState.isSubmitting} />
      {isLooking && (
        <MailPreview mail={mail} texts={getValues().texts} onClose={() => setLooking(false)} />
      )}
    </Screen>
  );
}
