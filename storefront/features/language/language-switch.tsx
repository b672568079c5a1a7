import { type Locale, locales } from '../../../contract/locale.ts';
import { localeOfPath, pathInLocale } from '../../../kit/i18n/locale.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { useLocation } from '../../router/hooks.ts';
import { messages } from './messages.ts';
import { rememberLocale } from './remember-locale.ts';

const names: Record<Locale, string> = { ro: 'Română', ru: 'Русский' };

/** The same page, with whatever was chosen on it, in the other language. */
export function LanguageSwitch({ className = '' }: { className?: string }) {
  const { pathname, search } = useLocation();
  const current = localeOfPath(pathname);
  return (
    <nav aria-label={useMessages(messages).label} className={`flex ${className}`}>
      {locales.map((locale) => (
        <a
          key={locale}
          href={pathInLocale(pathname, locale) + search}
          hrefLang={locale}
          lang={locale}
          aria-current={locale === current || undefined}
          aria-label={`${locale.toUpperCase()}, ${names[locale]}`}
          // In a new tab as well.
          onAuxClick={() => rememberLocale(locale)}
          onClick={() => rememberLocale(locale)}
          className="rounded-control px-2.5 py-1.5 font-semibold uppercase hover:underline aria-current:bg-current/10"
        >
          {locale}
        </a>
      ))}
    </nav>
  );
}
