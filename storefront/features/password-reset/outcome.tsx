import { type ReactNode, useEffect, useRef } from 'react';
import { Icon, type IconName } from '../../../kit/ui/icon.tsx';

type Props = {
  kind: 'success' | 'error';
  icon: IconName;
  title: string;
  text: ReactNode;
  actions: ReactNode;
};

const looks = { success: 'bg-ok-soft text-ok', error: 'bg-danger-soft text-danger' };

/** What came of it, in the form's place; it takes the focus so that it is read out. */
export function Outcome({ kind, icon, title, text, actions }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="grid justify-items-start gap-3 outline-none">
      <span className={`grid size-16 place-items-center rounded-full ${looks[kind]}`}>
        <Icon name={icon} size={32} />
      </span>
      <p className="text-lg font-bold">{title}</p>
      <div className="text-steel">{text}</div>
      <div className="mt-2 flex flex-wrap gap-3">{actions}</div>
    </div>
  );
}
