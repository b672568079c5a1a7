import type { AnswerOf } from '../../../contract/operation.ts';
import type { listClients } from '../../../contract/operations/core.ts';
import { useMessages } from '../../i18n/messages.ts';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { messages } from './messages.ts';

export function Clients({ clients }: { clients: AnswerOf<typeof listClients> }) {
  const text = useMessages(messages);
  return (
    <Section title={text.clients}>
      <ul className="grid grid-cols-2 gap-2 md:grid-cols-4 md:gap-3 xl:grid-cols-8">
        {clients.map(({ id, title, image }) => (
          <li key={id} className="rounded-card border border-line bg-paper px-2">
            <Picture
              picture={image}
              preset="default"
              width={640}
              height={320}
              alt={title}
              className="h-auto w-full"
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
