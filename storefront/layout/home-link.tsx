import { localPath, useLocale } from '../i18n/locale.ts';
import { useMessages } from '../i18n/messages.ts';
import { Logo } from '../ui/logo.tsx';
import { messages } from './messages.ts';

export const HomeLink = ({ name = 'Cablaj' }: { name?: string }) => (
  <a
    href={localPath(useLocale(), '/')}
    aria-label={`${name}, ${useMessages(messages).home}`}
    className="flex-none rounded-control"
  >
    <Logo name={name} />
  </a>
);
