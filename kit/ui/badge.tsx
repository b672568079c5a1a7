import type { ReactNode } from 'react';

const looks = {
  promotion: 'bg-spark text-ink',
  ok: 'bg-ok-soft text-ok',
  warn: 'bg-spark-soft text-warn',
  danger: 'bg-danger-soft text-danger',
  neutral: 'bg-mist text-steel',
  /** How many, at the corner of an icon. */
  count: 'min-w-5 justify-center rounded-full! px-1! py-0! leading-5 bg-copper text-paper',
};

type Props = {
  kind?: keyof typeof looks;
  title?: string;
  className?: string;
  children: ReactNode;
};

export const Badge = ({ kind = 'neutral', title, className = '', children }: Props) => (
  <span
    title={title}
    className={`inline-flex items-center gap-1 rounded-md px-2 py-0.5 text-xs leading-5 font-semibold whitespace-nowrap tabular-nums ${looks[kind]} ${className}`}
  >
    {children}
  </span>
);
