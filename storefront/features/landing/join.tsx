import { useMessages } from '../../../kit/i18n/messages.ts';
import { Icon } from '../../../kit/ui/icon.tsx';
import { messages } from './messages.ts';
import { RegisterButton } from './register-button.tsx';

/** Registration as a legal entity. */
export function Join({ isCustomer }: { isCustomer: boolean }) {
  const text = useMessages(messages);
  return (
    <section className="on-ink flex h-full flex-col items-start justify-center rounded-card p-6 md:p-10">
      <Icon name="company" size={40} className="text-spark" />
      <h2 className="mt-5 text-2xl md:text-3xl">{isCustomer ? text.joined : text.joinTitle}</h2>
      <p className="mt-3 text-lg text-silver">{isCustomer ? text.joinedText : text.joinText}</p>
      {!isCustomer && (
        <ul className="mt-4 grid gap-3">
          {[text.join1, text.join2, text.join3].map((item) => (
            <li key={item} className="flex gap-3">
              <Icon name="check" size={20} className="mt-0.5 text-spark" />
              {item}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-8">
        <RegisterButton isCustomer={isCustomer} />
      </div>
    </section>
  );
}
