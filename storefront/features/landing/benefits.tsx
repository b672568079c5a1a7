import { useMessages } from '../../../kit/i18n/messages.ts';
import { Icon, type IconName } from '../../../kit/ui/icon.tsx';
import { Section } from '../../ui/section.tsx';
import { type Delivery, messages } from './messages.ts';

type Props = { delivery: Delivery | null; hasProforma: boolean };

export function Benefits({ delivery, hasProforma }: Props) {
  const text = useMessages(messages);
  const benefits: [IconName, string, string][] = [
    ['percent', text.prices, text.pricesText],
    ['invoice', text.invoice(hasProforma), text.invoiceText(hasProforma)],
    ['delivery', text.delivery, text.deliveryText(delivery)],
    ['reel', text.metre, text.metreText],
    ['advice', text.advice, text.adviceText],
    ['certificate', text.papers, text.papersText],
  ];
  return (
    <Section title={text.getTitle}>
      <ul className="grid gap-4 md:grid-cols-2 md:gap-6 xl:grid-cols-3">
        {benefits.map(([icon, title, about]) => (
          <li key={icon} className="rounded-card border border-line p-5 md:p-6">
            <span className="grid size-12 place-items-center rounded-control bg-copper-soft text-copper">
              <Icon name={icon} size={28} />
            </span>
            <h3 className="mt-4 text-lg">{title}</h3>
            <p className="mt-1.5 text-steel">{about}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
