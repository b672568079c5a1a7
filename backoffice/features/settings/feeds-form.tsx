import { locales } from '../../../contract/locale.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { api } from '../../api/api.ts';
import { useAct } from '../../api/use-act.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { TickField } from '../../ui/form.tsx';
import { ui } from '../../ui/messages.ts';
import { text } from './messages.ts';
import { readSettings, SettingForm, type SettingProps } from './setting-form.tsx';

const kinds = [
  { name: 'google.xml', title: 'Google Merchant' },
  { name: 'yml.xml', title: 'YML' },
];

/** Prices for search engines and marketplaces: whether, and at which secret address. */
export function FeedsForm({ setting }: SettingProps<'feeds'>) {
  const { version, value } = setting;
  const renewing = useAct({
    act: () => api.post('/staff/settings/feeds/renew/', { body: { version } }),
    renews: [readSettings.queryKey],
    said: text.renewed,
  });
  return (
    <SettingForm
      name="feeds"
      title={text.feedsTitle}
      setting={setting}
      typedOf={({ isOn }) => ({ isOn })}
      keptOf={(value) => value}
      save={(body) => api.post('/staff/settings/feeds/', { body })}
    >
      {(field) => (
        <>
          <p className="max-w-prose text-sm text-steel">{text.feedsHint}</p>
          <TickField {...field('isOn')} label={text.feedsOn} />
          {value.isOn ? (
            <>
              <Addresses token={value.token} />
              <div className="flex flex-wrap items-center gap-3">
                <Button size="sm" onClick={() => renewing.mutate()} loading={renewing.isPending}>
                  {text.renewAddress}
                </Button>
                <p className="text-sm text-steel">{text.renewHint}</p>
              </div>
            </>
          ) : (
            <p className="text-sm text-steel">{text.feedsOff}</p>
          )}
        </>
      )}
    </SettingForm>
  );
}

function Addresses({ token }: { token: string }) {
  const languages = { ro: ui.romanian, ru: ui.russian };
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
                <CopyButton value={address} label={label} />
              </dd>
            </div>
          );
        }),
      )}
    </dl>
  );
}
