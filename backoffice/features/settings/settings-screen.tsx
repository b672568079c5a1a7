import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Loaded } from '../../ui/loaded.tsx';
import { Screen } from '../../ui/screen.tsx';
import { SectionLinks } from '../../ui/section-links.tsx';
import { DaysForm } from './days-form.tsx';
import { DeliveryForm } from './delivery-form.tsx';
import { FeedsForm } from './feeds-form.tsx';
import { IdentityForm } from './identity-form.tsx';
import { text } from './messages.ts';
import { PlacesForm } from './places-form.tsx';
import { readSettings } from './setting-form.tsx';
import {
  EmptyCategoriesForm,
  LogoForm,
  NetworksForm,
  NumberForm,
  OrderMailsForm,
  PrefixesForm,
} from './small-forms.tsx';
import { UnreadableSettings } from './unreadable.tsx';

const route = getRouteApi('/signed-in/settings');

const parts = ['identity', 'delivery', 'mails', 'limits', 'feeds', 'staff'] as const;

const limits = [
  'orders_per_hour',
  'new_account_unpaid',
  'unconfirmed_stock_percent',
  'unconfirmed_stock_from',
  'other_address_mails_per_hour',
  'page_size',
  'token_days',
  'contact_request_months',
] as const;
const sessions = ['staff_session_hours', 'staff_idle_minutes'] as const;

/** What the owner decides for the whole shop. */
export default function SettingsScreen() {
  const { part: wanted = 'identity' } = route.useSearch();
  const query = useQuery(readSettings);
  return (
    <Screen title={text.title} needs="settings.read">
      <SectionLinks
        label={text.parts}
        links={parts.map((part) => ({
          href: `/admin/settings?part=${part}`,
          label: text[part],
          isHere: part === wanted,
        }))}
      />
      <Loaded query={query}>
        {(settings) => (
          <div className="grid max-w-5xl gap-4">
            <UnreadableSettings settings={settings} />
            {wanted === 'identity' && (
              <>
                <IdentityForm setting={settings.identity} />
                <LogoForm setting={settings.logo} />
                <EmptyCategoriesForm setting={settings.empty_categories} />
              </>
            )}
            {wanted === 'delivery' && (
              <>
                <DeliveryForm setting={settings.delivery} />
                <PlacesForm setting={settings.pickup_places} />
                <DaysForm setting={settings.delivery_days} />
              </>
            )}
            {wanted === 'mails' && <OrderMailsForm setting={settings.order_mails} />}
            {wanted === 'limits' && (
              <>
                {limits.map((name) => (
                  <NumberForm key={name} name={name} setting={settings[name]} />
                ))}
                <PrefixesForm setting={settings.phone_prefixes_without_messengers} />
              </>
            )}
            {wanted === 'feeds' && <FeedsForm setting={settings.feeds} />}
            {wanted === 'staff' && (
              <>
                {sessions.map((name) => (
                  <NumberForm key={name} name={name} setting={settings[name]} />
                ))}
                <NetworksForm setting={settings.staff_networks} address={settings.own_address} />
              </>
            )}
          </div>
        )}
      </Loaded>
    </Screen>
  );
}
