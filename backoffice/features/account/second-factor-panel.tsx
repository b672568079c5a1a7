import { useState } from 'react';
import { Button } from '../../../kit/ui/button.tsx';
import { api } from '../../api/api.ts';
import { useAct } from '../../api/use-act.ts';
import { Panel } from '../../ui/panel.tsx';
import { RecoveryCodes } from '../sign-in/recovery-codes.tsx';
import { text } from './messages.ts';

export function SecondFactorPanel() {
  const [codes, setCodes] = useState<string[] | null>(null);
  const renew = useAct({ act: () => api.post('/staff/recovery-codes/'), onDone: setCodes });
  return (
    <Panel title={text.factor}>
      <p className="mb-3 text-steel">{text.newCodesText}</p>
      <div className="mb-4 flex flex-wrap gap-2">
        <Button loading={renew.isPending} onClick={() => renew.mutate()}>
          {text.newCodes}
        </Button>
        <Button href="/admin/enrol">{text.newDevice}</Button>
      </div>
      {codes && <RecoveryCodes codes={codes} />}
    </Panel>
  );
}
