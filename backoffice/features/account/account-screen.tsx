import { Badge } from '../../../kit/ui/badge.tsx';
import { roleNames } from '../../session/messages.ts';
import { useSession } from '../../session/session.ts';
import { Screen } from '../../ui/screen.tsx';
import { text } from './messages.ts';
import { OwnSessions } from './own-sessions.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { SecondFactorPanel } from './second-factor-panel.tsx';

export default function AccountScreen() {
  const { person } = useSession();
  const role = roleNames[person.role];
  return (
    <Screen title={text.title} mark={<Badge>{role}</Badge>}>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <PasswordPanel />
        <SecondFactorPanel />
        <OwnSessions />
      </div>
    </Screen>
  );
}
