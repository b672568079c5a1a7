import { useId } from 'react';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { ContactForm } from './contact-form.tsx';
import { formMessages } from './form-messages.ts';

/** The form on its card, wherever it stands. */
export function ContactPanel({ title, about }: { title?: string; about?: string }) {
  const text = useMessages(formMessages);
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="@container on-paper rounded-card border border-line p-5 shadow-lift md:p-8"
    >
      <h2 id={id} className="text-2xl">
        {title ?? text.title}
      </h2>
      <p className="mt-1 mb-6 text-steel">{about ?? text.about}</p>
      <ContactForm />
    </section>
  );
}
