import { localPath, useLocale } from '../../../kit/i18n/locale.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { messages } from './messages.ts';

export function AskUs() {
  const text = useMessages(messages);
  const href = localPath(useLocale(), '/contact');
  return (
    <section className="rounded-card bg-mist p-5">
      <h2 className="text-lg">{text.question}</h2>
      <p className="mt-1 mb-4 text-steel">{text.questionText}</p>
      <Button href={href} size="sm">
        {text.ask}
      </Button>
    </section>
  );
}
