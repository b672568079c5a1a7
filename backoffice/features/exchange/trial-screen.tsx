import { useState } from 'react';
import { type ExchangeTrial, MOST_TRIED_BYTES } from '../../../contract/staff/exchange.ts';
import { exchangeDamage } from '../../../contract/staff/exchange-damage.ts';
import { Alert } from '../../../kit/ui/alert.tsx';
import { Icon } from '../../../kit/ui/icon.tsx';
import { toast } from '../../../kit/ui/toast.ts';
import { sendFile } from '../../api/upload-file.ts';
import { useAct } from '../../api/use-act.ts';
import { locale } from '../../i18n.ts';
import { FilePicker } from '../../ui/file-picker.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ExchangeFrame } from './exchange-frame.tsx';
import { text } from './trial-messages.ts';
import { TrialResult } from './trial-result.tsx';

type Done = { name: string; trial: ExchangeTrial };

/** What a package of 1C would do, before 1C brings it. */
export default function TrialScreen() {
  const [done, setDone] = useState<Done | null>(null);
  const attempt = useAct({
    act: async (file: File): Promise<Done> => ({
      name: file.name,
      trial: (await sendFile('/staff/exchange/trial/', file)) as ExchangeTrial,
    }),
    onDone: setDone,
  });
  function pick(file: File | undefined) {
    if (!file) return;
    setDone(null);
    if (file.size === 0) toast('error', text.empty);
    else if (file.size > MOST_TRIED_BYTES) toast('error', text.tooLarge);
    else attempt.mutate(file);
  }
  return (
    <ExchangeFrame page="trial">
      <div className="grid grid-cols-1 gap-4">
        <Panel>
          <p className="my-3 max-w-3xl text-sm text-steel">{text.intro}</p>
          <FilePicker
            isOne={done === null}
            label={done ? text.other : text.choose}
            hint={text.hint}
            accept=".xml,.zip,text/xml,application/zip"
            isBusy={attempt.isPending}
            onPick={([file]) => pick(file)}
          />
          {done && (
            <p className="mt-3 flex items-center gap-2">
              <Icon name="invoice" className="text-steel" />
              <b className="min-w-0 wrap-anywhere">{done.name}</b>
            </p>
          )}
          {done?.trial.refused && (
            <Alert kind="error" title={text.refusedTitle} className="mt-3">
              {exchangeDamage(done.trial.refused, locale)}
            </Alert>
          )}
        </Panel>
        {done && done.trial.refused === null && <TrialResult trial={done.trial} />}
      </div>
    </ExchangeFrame>
  );
}
