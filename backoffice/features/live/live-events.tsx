import { useEffect, useState } from 'react';
import type { LiveEvent } from '../../../contract/staff/live.ts';
import { useStore } from '../../../kit/state/store.ts';
import { Alert } from '../../../kit/ui/alert.tsx';
import { Switch } from '../../../kit/ui/switch.tsx';
import { toast } from '../../../kit/ui/toast.ts';
import { useSession } from '../../session/session.ts';
import { formatMoney } from '../../ui/format.ts';
import { Panel } from '../../ui/panel.tsx';
import { followEvents } from './follow-events.ts';
import { text } from './messages.ts';
import { giveNotice, mayShowNotices, notices, setNotice } from './notices.ts';
import { renewShown } from './renew-shown.ts';

/** Stands once in the frame: tells of new orders, and keeps what is shown up to date. */
export function LiveEvents() {
  const { csrf_token: session } = useSession();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another session listens anew
  useEffect(() => {
    function hear(event: LiveEvent, isFirst: boolean) {
      if (event.kind === 'closed') return;
      renewShown(event.kind);
      const said = sayingOf(event);
      if (!said) return;
      toast(event.kind === 'mail-failed' ? 'warning' : 'info', said);
      // Once for a browser, however many tabs it has.
      if (event.kind === 'order-new' && isFirst) giveNotice(said);
    }
    function sayingOf(event: LiveEvent): string | null {
      if (event.kind === 'order-new') return text.newOrder(event.id, formatMoney(event.total));
      if (event.kind === 'message-new') return text.newMessage;
      return event.kind === 'mail-failed' ? text.failedMail : null;
    }
    return followEvents(hear);
  }, [session]);
  return null;
}

/** How somebody hears of orders in this browser. */
export function NoticeSwitches() {
  const { permissions } = useSession();
  const { sound, desktop } = useStore(notices);
  const [isRefused, setRefused] = useState(false);
  if (!permissions.includes('orders.read')) return null;

  async function switchDesktop(on: boolean) {
    const isAllowed = !on || (await mayShowNotices());
    setRefused(!isAllowed);
    if (isAllowed) setNotice('desktop', on);
  }

  return (
    <Panel title={text.notices}>
      <div className="flex flex-wrap gap-x-8">
        <Switch label={text.sound} checked={sound} onChange={(on) => setNotice('sound', on)} />
        <Switch label={text.desktop} checked={desktop} onChange={(on) => void switchDesktop(on)} />
      </div>
      {isRefused && <Alert kind="warning">{text.refused}</Alert>}
      <p className="text-sm text-steel">{text.hint}</p>
    </Panel>
  );
}
