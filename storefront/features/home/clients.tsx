import type { AnswerOf } from '../../../contract/operation.ts';
import type { listClients } from '../../../contract/operations/core.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { LogoOrName } from '../../ui/logo-or-name.tsx';
import { Section } from '../../ui/section.tsx';
import { messages } from './messages.ts';

export function Clients({ clients }: { clients: AnswerOf<typeof listClients> }) {
  const text = useMessages(messages);
  return (
    <Section title={text.clients}>
      <ul className="grid grid-cols-2 gap-2 md:grid-cols-4 md:gap-3 xl:grid-cols-8">
        {clients.map(({ id, title, image }) => (
          <li
            key={id}
            className="grid aspect-2/1 place-items-center rounded-card border border-line bg-paper px-2 text-center leading-tight font-semibold text-steel"
          >
            <LogoOrName logo={image} name={title} width={320} height={160} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
