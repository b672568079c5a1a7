import { data, isRouteErrorResponse, useRouteError } from 'react-router';
import { localPath, useLocale } from '../i18n/locale.ts';
import { defineMessages, useMessages } from '../i18n/messages.ts';

export const notFoundLoader = () => data(null, { status: 404 });

const messages = defineMessages(
  {
    title: '404 Pagina nu s-a gasit',
    missing: 'Această pagină nu există!',
    trouble: 'Pagina nu poate fi arătată acum. Încercați din nou peste un minut.',
    home: 'Înapoi la pagina principală',
  },
  {
    title: '404 Страница не найдена',
    missing: 'Такой страницы нет!',
    trouble: 'Страницу сейчас не показать. Попробуйте ещё раз через минуту.',
    home: 'Вернуться на главную',
  },
);

export function NotFound() {
  const text = useMessages(messages);
  return (
    <>
      <title>{text.title}</title>
      <h1>{text.missing}</h1>
      <a href={localPath(useLocale(), '/')}>{text.home}</a>
    </>
  );
}

/** A missing product is a missing page; anything else is trouble that passes. */
export function PageError() {
  const error = useRouteError();
  const text = useMessages(messages);
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <>
      <title>Cablaj</title>
      <h1>{text.trouble}</h1>
    </>
  );
}
