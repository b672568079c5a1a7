import { type ComponentProps, useState } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { Field } from './field.tsx';
import { formMessages } from './form-messages.ts';
import { Icon } from './icon.tsx';

/** A password can be looked at while it is typed. */
export function PasswordField(props: Omit<ComponentProps<typeof Field>, 'type' | 'suffix'>) {
  const [shown, setShown] = useState(false);
  const text = useMessages(formMessages);
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      suffix={
        <button
          type="button"
          aria-label={text.showPassword}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="-mr-3.5 grid size-11 flex-none place-items-center rounded-control"
        >
          <Icon name={shown ? 'eye-off' : 'eye'} size={20} />
        </button>
      }
    />
  );
}
