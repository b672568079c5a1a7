import type { ComponentProps } from 'react';
import { localPath, useLocale } from '../../../kit/i18n/locale.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Checkbox } from '../../../kit/ui/checkbox.tsx';
import { messages } from './messages.ts';

/** What is agreed to, and what becomes of the data: both open beside the form, that nothing typed is lost. */
export function TermsField(props: Omit<ComponentProps<typeof Checkbox>, 'label'>) {
  const text = useMessages(messages);
  const locale = useLocale();
  const page = (alias: string, title: string) => (
    <a
      href={localPath(locale, `/content/${alias}`)}
      target="_blank"
      rel="noopener"
      className="link"
    >
      {title} <span className="sr-only">{text.newTab}</span>
    </a>
  );
  return (
    <>
      <Checkbox
        {...props}
        required
        label={
          <>
            {text.agree} {page('termeni-si-conditii', text.terms)}
          </>
        }
      />
      <p className="text-sm text-steel">
        {text.privacy} {page('politica-de-confidentialitate', text.privacyLink)}
      </p>
    </>
  );
}
