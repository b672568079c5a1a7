import { type FormEvent, useState } from 'react';
import { limits } from '../../../contract/constants.ts';
import { PHONE_PREFIX } from '../../../contract/phone.ts';
import { PhoneField } from '../../../kit/forms/phone-field.tsx';
import { localPath, useLocale } from '../../../kit/i18n/locale.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { onDemand } from '../../../kit/state/on-demand.ts';
import { Alert } from '../../../kit/ui/alert.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { useAttempts } from '../../forms/use-attempts.ts';
import { formMessages } from './form-messages.ts';
import type { ContactFields } from './request-call.ts';
import { SentNote } from './sent-note.tsx';

/** Where there is room for two fields in a row, the rest takes the whole of it. */
const whole = '@2xl:col-span-2';

/** Fetched ahead of the first click; if that fails, the click tries again. */
const rules = onDemand(() => import('./request-call.ts'));

/**
 * Asks for a call back. What was typed stays until it has arrived, also what was typed before
 * there was a script: the fields are the browser's, and the rules come when somebody writes.
 */
export function ContactForm() {
  const text = useMessages(formMessages);
  const locale = useLocale();
  const privacy = localPath(locale, '/content/politica-de-confidentialitate');
  const { props, sending, failure, refusalOf, attempt, fail, mend } = useAttempts();
  const [sentFrom, setSentFrom] = useState<string | null>(null);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const field = (name: string) => String(typed.get(name) ?? '');
    const fields = { name: field('name'), phone: field('phone'), comment: field('comment') };
    attempt(async () => {
      const refused = await send(fields);
      if (refused) fail(refused);
      else setSentFrom(fields.phone);
    });
  }

  /** Without a connection not even the rules come. */
  async function send(fields: ContactFields) {
    const { requestCall } = await rules.want().catch(() => ({ requestCall: null }));
    return requestCall ? requestCall(fields, locale) : { text: text.failedText, fields: {} };
  }

  if (sentFrom !== null) return <SentNote phone={sentFrom} onAgain={() => setSentFrom(null)} />;
  return (
    <form
      {...props}
      onSubmit={submit}
      onFocus={rules.prepare}
      onInput={({ target }) => 'name' in target && mend(String(target.name))}
      className="grid gap-5 @2xl:grid-cols-2"
    >
      <Field
        label={text.name}
        name="name"
        autoComplete="name"
        maxLength={limits.name}
        required
        error={refusalOf('name')}
      />
      <PhoneField
        label={text.phone}
        name="phone"
        defaultValue={PHONE_PREFIX}
        required
        error={refusalOf('phone')}
      />
      <Field
        label={text.comment}
        name="comment"
        multiline
        maxLength={limits.comment}
        required
        error={refusalOf('comment')}
        className={whole}
      />
      {failure && (
        <Alert kind="error" title={text.failed} className={whole}>
          {failure}
        </Alert>
      )}
      <Button
        type="submit"
        kind="primary"
        loading={sending}
        className={`${whole} @2xl:min-w-60 @2xl:justify-self-start`}
      >
        {text.submit}
      </Button>
      <p className={`${whole} text-sm text-steel`}>
        {text.privacy}{' '}
        <a href={privacy} className="link">
          {text.privacyLink}
        </a>
      </p>
    </form>
  );
}
