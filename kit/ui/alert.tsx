import type { ReactNode } from 'react';
import type { ToastType } from '../../contract/constants.ts';
import { useMessages } from '../i18n/messages.ts';
import { Icon } from './icon.tsx';
import { uiMessages } from './messages.ts';

const looks: Record<ToastType, { box: string; mark: string }> = {
  info: { box: 'border-line bg-mist', mark: 'text-steel' },
  success: { box: 'border-ok/30 bg-ok-soft', mark: 'text-ok' },
  warning: { box: 'border-warn/30 bg-spark-soft', mark: 'text-warn' },
  error: { box: 'border-danger/30 bg-danger-soft', mark: 'text-danger' },
};

type Props = {
  kind?: ToastType;
  title?: string;
  onClose?: () => void;
  className?: string;
  children?: ReactNode;
};

/** An error is said at once, everything else when there is a pause. */
export const Alert = ({ kind = 'info', title, onClose, className = '', children }: Props) => (
  <div
    role={kind === 'error' ? 'alert' : 'status'}
    className={`flex items-start gap-3 rounded-control border p-4 ${looks[kind].box} ${className}`}
  >
    <Icon name={kind} className={looks[kind].mark} />
    <div className="min-w-0 flex-1">
      {title && <p className="font-semibold">{title}</p>}
      {children}
    </div>
    {onClose && <CloseButton onClose={onClose} />}
  </div>
);

const CloseButton = ({ onClose }: { onClose: () => void }) => (
  <button
    type="button"
    aria-label={useMessages(uiMessages).close}
    onClick={onClose}
    className="-m-2.5 grid size-11 flex-none place-items-center rounded-control hover:bg-ink/5"
  >
    <Icon name="close" size={20} />
  </button>
);
