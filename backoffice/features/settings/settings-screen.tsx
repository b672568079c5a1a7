import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Screen } from '../../ui/screen.tsx';
import { SectionLinks } from '../../ui/section-links.tsx';
import { DaysForm } from './days-form.tsx';
import { DeliveryForm } from './delivery-form.tsx';
import { EmptyCategoriesForm } from './empty-categories-form.tsx';
import { FeedsForm } from './feeds-form.tsx';
import { IdentityForm } from './identity-form.tsx';
import { LogoForm } from './logo-form.tsx';
import { messages } from './messages.ts';
import { NetworksForm } from './networks-form.tsx';
import { NumberForm } from './number-form.tsx';
import { OrderMailsForm } from './order-mails-form.tsx';
import { PlacesForm } from './places-form.tsx';
import { PrefixesForm } from './prefixes-form.tsx';
import { UnreadableSettings } from './unreadable.tsx';
import { readSettings } from './use-setting-form.ts';

const route = getRouteApi('/signed-in/settings');

const parts = ['identity', 'delivery', 'mails', 'limits', 'feeds', 'staff'] as const;

/** What the owner decides for the whole shop. */
export default function SettingsScreen() {
  const text = useMessages(messages);
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
                <NumberForm name="orders_per_hour" setting={settings.orders_per_hour} />
                <NumberForm name="new_account_unpaid" setting={settings.new_account_unpaid} />
                <NumberForm
                  name="unconfirmed_stock_percent"
                  setting={settings.unconfirmed_stock_percent}
                />
                <NumberForm
                  name="unconfirmed_stock_from"
                  setting={settings.unconfirmed_stock_from}
                />
                <NumberForm
                  name="other_address_mails_per_hour"
                  setting={settings.other_address_mails_per_hour}
                />
                <NumberForm name="page_size" setting={settings.page_size} />
                <NumberForm name="token_days" setting={settings.token_days} />
                <NumberForm
                  name="contact_request_months"
                  setting={settings.contact_request_months}
                />
                <PrefixesForm setting={settings.phone_prefixes_without_messengers} />
              </>
            )}
            {wanted === 'feeds' && (
              <FeedsForm key={settings.feeds.version} setting={settings.feeds} />
            )}
            {wanted === 'staff' && (
              <>
                <NumberForm name="staff_session_hours" setting={settings.staff_session_hours} />
                <NumberForm name="staff_idle_minutes" setting={settings.staff_idle_minutes} />
                <NetworksForm setting={settings.staff_networks} address={settings.own_address} />
              </>
            )}
          </div>
        )}
      </Loaded>
    </Screen>
  );
}
