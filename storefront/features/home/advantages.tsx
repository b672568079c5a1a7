import type { AnswerOf } from '../../../contract/operation.ts';
import type { listAdvantages } from '../../../contract/operations/core.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Icon } from '../../../kit/ui/icon.tsx';
import { asIconName } from '../../../kit/ui/icon-names.ts';
import { Section } from '../../ui/section.tsx';
import { messages } from './messages.ts';

type Props = { advantages: AnswerOf<typeof listAdvantages> };

export function Advantages({ advantages }: Props) {
  const text = useMessages(messages);
  return (
    <div className="bg-mist py-10 md:py-14">
      <Section title={text.advantages} className="page">
        <ul className="grid gap-x-8 gap-y-6 md:grid-cols-2 xl:grid-cols-3">
          {advantages.map(({ id, title, text: words, icon }) => (
            <li key={id} className="flex gap-4">
              <span className="grid size-12 flex-none place-items-center rounded-control bg-paper text-copper">
                <Icon name={asIconName(icon) ?? 'check'} size={26} />
              </span>
              <div>
                <h3 className="text-base">{title}</h3>
                <p className="mt-1 text-sm text-steel">{words}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
