import type { ComponentProps } from 'react';
import { message } from '../../contract/messages.ts';
import { toast } from '../../kit/ui/toast.ts';
import { locale } from '../i18n.ts';

/**
 * Every form of the back office. What is wrong is said beside the fields, in the reader's language:
 * the browser's own bubbles speak the browser's. What a field cannot read, such as a date without its
 * time, it gives as nothing: that is not sent, for nothing means something else.
 */
export const StaffForm = ({ onSubmit, ...props }: ComponentProps<'form'>) => (
  <form
    noValidate
    {...props}
    onSubmit={(event) => {
      const unread = [...event.currentTarget.elements].find(isUnread);
      if (!unread) return onSubmit?.(event);
      event.preventDefault();
      unread.focus();
      toast('error', message('VALIDATE.INVALID', locale));
    }}
  />
);

const isUnread = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.validity.badInput;
