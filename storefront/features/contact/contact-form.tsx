import { type FormEvent, useEffect, useRef } from 'react';
import { limits } from '../../../contract/constants.ts';
import { PHONE_PREFIX } from '../../../contract/phone.ts';
import { PhoneField } from '../../forms/phone-field.tsx';
import { localPath, useLocale } from '../../i18n/locale.ts';
import { useMessages } from '../../i18n/messages.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { formMessages } from './form-messages.ts';
import { SentNote } from './sent-note.tsx';
import { useContactForm } from './use-contact-form.ts';

/** Where there is room for two fields in a row, the rest takes the whole of it. */
const whole = '@2xl:col-span-2';

/** Asks for a call back. What was typed stays until it has arrived. */
export function ContactForm() {
  const text = useMessages(formMessages);
  const privacy = localPath(useLocale(), '/content/politica-de-confidentialitate');
  const { state, submit, mend, reopen, prepare } = useContactForm();
  const form = useRef<HTMLFormElement>(null);
  const errors = state.kind === 'mistakes' ? state.fields : {};

  // Every attempt passes through `sending`, so each that fails leads to its first mistake.
  useEffect(() => {
    if (state.kind !== 'mistakes') return;
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [state.kind]);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const field = (name: string) => String(typed.get(name) ?? '');
    submit({ name: field('name'), phone: field('phone'), comment: field('comment') });
  }

  if (state.kind === 'sent') return <SentNote phone={state.phone} onAgain={reopen} />;
  return (
    <form
      ref={form}
      // Sent before there is a script, it stays: nothing typed gets into the address.
      method="dialog"
      noValidate
      onSubmit={send}
      onFocus={prepare}
      onInput={({ target }) => 'name' in target && mend(String(target.name))}
      className="grid gap-5 @2xl:grid-cols-2"
    >
      <Field
        label={text.name}
        name="name"
        autoComplete="name"
        maxLength={limits.name}
        required
        error={errors.name}
      />
      <PhoneField
        label={text.phone}
        name="phone"
        defaultValue={PHONE_PREFIX}
        required
        error={errors.phone}
      />
      <Field
        label={text.comment}
        name="comment"
        multiline
        maxLength={limits.comment}
        required
        error={errors.comment}
        className={whole}
      />
      {state.kind === 'failed' && (
        <Alert kind="error" title={text.failed} className={whole}>
          {state.why}
        </Alert>
      )}
      <Button
        type="submit"
        kind="primary"
        loading={state.kind === 'sending'}
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
