import { useEffect } from 'react';
import { explainFailure } from '../../../kit/forms/explain-failure.ts';
import { localPath, useLocale } from '../../../kit/i18n/locale.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { toast } from '../../../kit/ui/toast.ts';
import { useLocation, useNavigate } from '../../router/hooks.ts';
import { browserApi } from '../session/browser-api.ts';
import { readSession, setUser } from '../session/session.ts';
import { messages } from './messages.ts';

/** Where a letter's link leads here, the e-mail is confirmed, whoever is signed in. */
export function ConfirmEmail() {
  const text = useMessages(messages);
  const locale = useLocale();
  const navigate = useNavigate();
  const key = new URLSearchParams(useLocation().search).get('confirm');
  useEffect(() => {
    if (key === null) return;
    const [uid = '', token = ''] = key.split('.');
    // The used link leaves the history before anything else is done with it.
    navigate(localPath(locale, '/account'), { replace: true });
    browserApi(null)
      .post('/accounts/confirm-email/', { body: { uid, token } })
      .then(
        () => {
          toast('success', text.confirmed);
          return showConfirmed();
        },
        (error) => toast('error', explainFailure(error, locale).text),
      );
  }, [key, locale, navigate, text]);
  return null;
}

/** Whoever is signed in here may be the one whose e-mail it is. */
async function showConfirmed() {
  const session = readSession();
  if (session.kind === 'guest') return;
  const { token } = session;
  await browserApi(token)
    .get('/accounts/user-data/')
    .then((user) => setUser(token, user))
    .catch(() => {});
}
