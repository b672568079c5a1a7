import { localPath, useLocale } from '../../../kit/i18n/locale.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Section } from '../../ui/section.tsx';
import { messages } from './messages.ts';

export function Steps() {
  const text = useMessages(messages);
  const details = localPath(useLocale(), '/content/cum-comand');
  const steps = [
    [text.step1, text.step1Text],
    [text.step2, text.step2Text],
    [text.step3, text.step3Text],
    [text.step4, text.step4Text],
  ] as const;
  return (
    <Section title={text.stepsTitle} href={details} seeAll={text.stepsMore}>
      <ol className="grid gap-6 md:grid-cols-2 xl:mt-12 xl:grid-cols-4 xl:gap-8">
        {steps.map(([title, about], at) => (
          <li key={title} className="flex gap-4 border-line xl:flex-col xl:border-t-2 xl:pt-6">
            <span
              aria-hidden="true"
              className="grid size-11 flex-none place-items-center rounded-full bg-ink text-lg font-bold text-paper xl:-mt-12"
            >
              {at + 1}
            </span>
            <div>
              <h3 className="text-lg">{title}</h3>
              <p className="mt-1 text-steel">{about}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
