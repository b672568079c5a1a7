import { pictureUrl } from '../../contract/pictures.ts';
import { localPath, useLocale } from '../../kit/i18n/locale.ts';
import { useMessages } from '../../kit/i18n/messages.ts';
import { LogoMark } from '../../kit/ui/logo.tsx';
import { messages } from './messages.ts';

export type HomeLinkProps = {
  name?: string | undefined;
  logo?: string | null | undefined;
  /** On a phone the name stands below the mark: its width is the search box's. */
  isNarrow?: boolean;
};

/** The shop's own logo speaks for itself; beside our mark stands its name. */
const HomeLink = ({ name = 'Cablaj', logo = null, isNarrow }: HomeLinkProps) => (
  <a
    href={localPath(useLocale(), '/')}
    aria-label={`${name}, ${useMessages(messages).home}`}
    // The mark's own margin is dark on dark: it is taken back, so that edges meet.
    className={`-ml-1.5 flex h-11 w-fit flex-none items-center rounded-control md:gap-1.5 md:text-2xl ${isNarrow ? 'max-md:ml-0 max-md:max-w-24 max-md:flex-col max-md:justify-center max-md:text-xs max-md:[&_img]:ml-0 max-md:[&_svg]:size-7' : 'gap-1 text-xl'}`}
  >
    {logo === null ? (
      <>
        <LogoMark />
        <span className="max-w-full truncate font-extrabold tracking-tight">{name}</span>
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

export default HomeLink;
