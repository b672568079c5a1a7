import type { AnswerOf } from '../../../contract/operation.ts';
import type { listClients } from '../../../contract/operations/core.ts';
import { useMessages } from '../../i18n/messages.ts';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { Slider } from '../../ui/slider.tsx';
import { messages } from './messages.ts';

export function Clients({ clients }: { clients: AnswerOf<typeof listClients> }) {
  const text = useMessages(messages);
  return (
    <Section title={text.clients}>
      <Slider label={text.clients} itemClass="w-36 md:w-40">
        {clients.map(({ id, title, image }) => (
          <Picture
            key={id}
            picture={image}
            preset="default"
            width={640}
            height={320}
            alt={title}
            className="h-auto w-full"
          />
        ))}
      </Slider>
    </Section>
  );
}
