import { useMessages } from '../../../kit/i18n/messages.ts';
import { Icon, type IconName } from '../../../kit/ui/icon.tsx';
import { messages } from './messages.ts';

export function Audiences({ hasProforma }: { hasProforma: boolean }) {
  const text = useMessages(messages);
  return (
    <div className="grid gap-4 md:grid-cols-2 md:gap-6">
      <Audience
        icon="company"
        title={text.companies}
        points={[text.companies1, text.companies2(hasProforma), text.companies3, text.companies4]}
      />
      <Audience
        icon="tools"
        title={text.electricians}
        points={[text.electricians1, text.electricians2, text.electricians3, text.electricians4]}
      />
    </div>
  );
}

type Props = { icon: IconName; title: string; points: string[] };

const Audience = ({ icon, title, points }: Props) => (
  <section className="rounded-card bg-mist p-5 md:p-8">
    <h2 className="flex items-center gap-3 text-xl md:text-2xl">
      <Icon name={icon} size={28} className="text-copper" />
      {title}
    </h2>
    <ul className="mt-5 grid gap-3">
      {points.map((point) => (
        <li key={point} className="flex gap-3">
          <Icon name="check" size={20} className="mt-0.5 text-ok" />
          {point}
        </li>
      ))}
    </ul>
  </section>
);
