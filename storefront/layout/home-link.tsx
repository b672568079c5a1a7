import { pictureUrl } from '../../contract/pictures.ts';
import { localPath, useLocale } from '../i18n/locale.ts';
import { useMessages } from '../i18n/messages.ts';
import { LogoMark } from '../ui/logo.tsx';
import { messages } from './messages.ts';

type Props = { name?: string | undefined; logo?: string | null | undefined };

/** The shop's own logo speaks for itself; beside our mark stands its name. */
export const HomeLink = ({ name = 'Cablaj', logo = null }: Props) => (
  <a
    href={localPath(useLocale(), '/')}
    aria-label={`${name}, ${useMessages(messages).home}`}
    // The mark's own margin is dark on dark: it is taken back, so that edges meet.
    className="-ml-1.5 flex h-11 w-fit flex-none items-center gap-1 rounded-control md:gap-1.5"
  >
    {logo === null ? (
      <>
        <LogoMark />
        <span className="text-xl font-extrabold tracking-tight md:text-2xl">{name}</span>
      </>
    ) : (
      <img
        src={pictureUrl(logo, 'default')}
        alt=""
        className="ml-1.5 h-10 w-36 rounded-control bg-paper object-contain p-1"
      />
    )}
  </a>
);
