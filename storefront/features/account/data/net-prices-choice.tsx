import { useState } from 'react';
import type { User } from '../../../../contract/shapes/account.ts';
import { explainFailure } from '../../../../kit/forms/explain-failure.ts';
import { useLocale } from '../../../../kit/i18n/locale.ts';
import { useMessages } from '../../../../kit/i18n/messages.ts';
import { Checkbox } from '../../../../kit/ui/checkbox.tsx';
import { toast } from '../../../../kit/ui/toast.ts';
import { messages } from './messages.ts';
import { saveAccount } from './save-account.ts';

/** Companies think in net: the choice is the account's, on every device. */
export function NetPricesChoice({ user }: { user: User }) {
  const text = useMessages(messages);
  const locale = useLocale();
  const [saving, setSaving] = useState<boolean | null>(null);

  async function choose(net_prices: boolean) {
    setSaving(net_prices);
    try {
      await saveAccount({ net_prices }, user.id);
    } catch (error) {
      toast('error', explainFailure(error, locale).text);
    }
    setSaving(null);
  }

  return (
    <div className="mt-4 border-t border-line pt-2">
      <Checkbox
        label={text.netPrices}
        checked={saving ?? user.net_prices}
        aria-busy={saving !== null}
        onChange={(wanted) => saving === null && choose(wanted)}
      />
      <p className="text-sm text-steel">{text.netPricesHint}</p>
    </div>
  );
}
