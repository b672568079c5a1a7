import { localPath, useLocale } from '../i18n/locale.ts';
import { useMessages } from '../i18n/messages.ts';
import { LogoMark } from '../ui/logo.tsx';
import { messages } from './messages.ts';

export const HomeLink = ({ name = 'Cablaj' }: { name?: string }) => (
  <a
    href={localPath(useLocale(), '/')}
    aria-label={`${name}, ${useMessages(messages).home}`}
    // The mark's own margin is dark on dark: it is taken back, so that edges meet.
    className="-ml-1.5 flex h-11 w-fit flex-none items-center gap-1 rounded-control md:gap-1.5"
  >
    <LogoMark />
    <span className="text-xl font-extrabold tracking-tight md:text-2xl">{name}</span>
  </a>
);
