import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

type Props = {
  icon?: IconName;
  title: string;
  text?: ReactNode;
  actions?: ReactNode;
  /** `h1` where it is all the page has to say. */
  heading?: 'h1' | 'h2' | 'h3';
};

export const EmptyState = ({ icon, title, text, actions, heading: Heading = 'h2' }: Props) => (
  <div className="mx-auto flex max-w-lg flex-col items-center px-4 py-12 text-center md:py-16">
    {icon && (
      <span className="mb-5 grid size-20 place-items-center rounded-full bg-mist text-steel">
        <Icon name={icon} size={36} />
      </span>
    )}
    <Heading className="text-xl md:text-2xl">{title}</Heading>
    {text && <div className="mt-2 text-balance text-steel">{text}</div>}
    {actions && <div className="mt-6 flex flex-wrap justify-center gap-3">{actions}</div>}
  </div>
);
