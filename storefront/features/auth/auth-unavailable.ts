import { useEffect } from 'react';
import { defineMessages, useMessages } from '../../i18n/messages.ts';
import { toast } from '../../ui/toast.ts';

const messages = defineMessages(
  { text: 'Fereastra nu s-a încărcat. Verificați conexiunea și reîncărcați pagina.' },
  { text: 'Окно не загрузилось. Проверьте соединение и обновите страницу.' },
);

/** Takes the dialog's place where its code could not be fetched. */
export function AuthUnavailable({ onClose }: { onClose: () => void }) {
  const { text } = useMessages(messages);
  useEffect(() => {
    toast('error', text);
    onClose();
  }, [text, onClose]);
  return null;
}
