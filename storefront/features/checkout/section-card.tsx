import type { ReactNode } from 'react';

type Props = { title: string; id?: string; note?: ReactNode; children: ReactNode };

/** One of the parts a checkout is filled in by. */
export const SectionCard = ({ title, id, note, children }: Props) => (
  <section id={id} className="rounded-card border border-line bg-paper p-4 md:p-6">
    <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
      <h2 className="text-xl">{title}</h2>
      {note}
    </div>
    {children}
  </section>
);
