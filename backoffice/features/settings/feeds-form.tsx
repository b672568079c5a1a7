import { locales } from '../../../contract/locale.ts';
import type { UnreadablePart } from '../../../contract/staff/operations/settings.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { toast } from '../../../kit/ui/toast.ts';
import { api } from '../../api/api.ts';
import { useAct } from '../../api/use-act.ts';
import { TickField } from '../../ui/form.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { messages } from './messages.ts';
import { SettingPanel } from './setting-panel.tsx';
import { readSettings, useSettingForm } from './use-setting-form.ts';

type Feeds = { isOn: boolean; token: string };

const kinds = [
  { name: 'google.xml', title: 'Google Merchant' },
  { name: 'yml.xml', title: 'YML' },
];

/** Prices for search engines and marketplaces: whether, and at which secret address. */
export function FeedsForm({
  setting,
}: {
  setting: { value: Feeds; version: number; unreadable: UnreadablePart[] };
}) {
  const text = useMessages(messages);
  const { version } = setting;
  const { isOn, token } = setting.value;
  const form = useSettingForm<{ value: { isOn: boolean } }>({
    version,
    unreadable: setting.unreadable,
    value: { isOn },
    save: ({ value }, seen) => api.post('/staff/settings/feeds/', { body: { ...seen, value } }),
  });
  const renew = useAct({
    act: () => api.post('/staff/settings/feeds/renew/', { body: { version } }),
    renews: [readSettings.queryKey],
    said: text.renewed,
  });
  return (
    <SettingPanel name="feeds" title={text.feedsTitle} form={form}>
      <p className="max-w-prose text-sm text-steel">{text.feedsHint}</p>
      <TickField control={form.control} name="value.isOn" label={text.feedsOn} />
      {isOn ? (
        <>
          <Addresses token={token} />
          <div className="flex flex-wrap items-center gap-3">
            <Button size="sm" onClick={() => renew.mutate()} loading={renew.isPending}>
              {text.renewAddress}
            </Button>
            <p className="text-sm text-steel">{text.renewHint}</p>
          </div>
        </>
      ) : (
        <p className="text-sm text-steel">{text.feedsOff}</p>
      )}
    </SettingPanel>
  );
}

function Addresses({ token }: { token: string }) {
  const text = useMessages(messages);
  const ui = useMessages(uiMessages);
  const languages = { ro: ui.romanian, ru: ui.russian };
  const copy = (address: string) =>
    navigator.clipboard.writeText(address).then(
      () => toast('success', text.copied),
      () => toast('error', text.notCopied),
    );
  return (
    <dl className="grid gap-2">
      {kinds.flatMap(({ name, title }) =>
        locales.map((locale) => {
          const label = text.feedAddress(title, languages[locale]);
          const address = `${location.origin}/feeds/${token}/${name}?lang=${locale}`;
          return (
            <div key={label} className="grid gap-x-3 md:grid-cols-[12rem_1fr_auto] md:items-center">
              <dt className="text-sm text-steel">{label}</dt>
              <dd className="min-w-0 font-mono text-sm wrap-anywhere select-all">{address}</dd>
              <dd>
                <Button
                  size="sm"
                  kind="ghost"
                  icon="copy"
                  aria-label={`${text.copy}: ${label}`}
                  onClick={() => void copy(address)}
                >
                  {text.copy}
                </Button>
              </dd>
            </div>
          );
        }),
      )}
    </dl>
  );
}
