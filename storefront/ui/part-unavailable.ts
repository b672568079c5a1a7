import { useEffect } from 'react';
import { defineMessages, useMessages } from '../../kit/i18n/messages.ts';
import { toast } from '../../kit/ui/toast.ts';

const messages = defineMessages({
  text: [
    'Fereastra nu s-a încărcat. Verificați conexiunea și încercați din nou.',
    'Окно не загрузилось. Проверьте соединение и попробуйте ещё раз.',
  ],
});

/** In the place of what was to open and could not be fetched. */
export function PartUnavailable({ onClose }: { onClose: () => void }) {
  const { text } = useMessages(messages);
  useEffect(() => {
    toast('error', text);
    onClose();
  }, [text, onClose]);
  return null;
}
