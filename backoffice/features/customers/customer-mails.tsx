import type { Mail } from '../../../contract/staff/mails.ts';
import { Panel } from '../../ui/panel.tsx';
import { MailTable } from '../mail/mail-table.tsx';
import { text } from './messages.ts';

export function CustomerMails({ mails }: { mails: Mail[] }) {
  return (
    <Panel title={text.mails} flush>
      <MailTable rows={mails} empty={<p className="px-4 pb-4 text-steel">{text.mailsNone}</p>} />
    </Panel>
  );
}
