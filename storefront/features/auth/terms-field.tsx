import type { ComponentProps } from 'react';
import { localPath, useLocale } from '../../i18n/locale.ts';
import { useMessages } from '../../i18n/messages.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { messages } from './messages.ts';

/** The terms open beside the form, that nothing typed is lost. */
export function TermsField(props: Omit<ComponentProps<typeof Checkbox>, 'label'>) {
  const text = useMessages(messages);
  const href = localPath(useLocale(), '/content/termeni-si-conditii');
  return (
    <Checkbox
      {...props}
      required
      label={
        <>
          {text.agree}{' '}
          <a href={href} target="_blank" rel="noopener" className="link">
            {text.terms} <span className="sr-only">{text.newTab}</span>
          </a>
        </>
      }
    />
  );
}
