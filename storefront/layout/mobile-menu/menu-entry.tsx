import { Icon, type IconName } from '../../../kit/ui/icon.tsx';

export const entryClass =
  'flex min-h-12 w-full items-center gap-3 border-b border-line py-2 text-left leading-tight';

type Props = { id: string | number; icon: IconName | null; title: string; onDown: () => void };

/** An entry with a level of its own below it. */
export const DownButton = ({ id, icon, title, onDown }: Props) => (
  <button type="button" data-entry={id} onClick={onDown} className={entryClass}>
    {icon && <Icon name={icon} className="text-copper" />}
    <span className="mr-auto">{title}</span>
    <Icon name="chevron-right" size={20} className="text-edge" />
  </button>
);
