import type { User } from '../../../contract/shapes/account.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { signOut } from '../session/sign-in-and-out.ts';
import { CompanyData } from './data/company-data.tsx';
import { OwnData } from './data/own-data.tsx';
import { Security } from './data/security.tsx';
import { messages } from './messages.ts';
import { Orders } from './orders/orders.tsx';
import { PriceList } from './price-list/price-list.tsx';

/** What was bought and what else one can do at the left, who bought it at the right. */
export function AccountView({ user }: { user: User }) {
  const text = useMessages(messages);
  const name = user.name || user.username;
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-2xl md:text-3xl">{text.title}</h1>
          <p className="mt-1 wrap-anywhere text-steel">
            {user.is_juridical && user.company_name ? `${name}, ${user.company_name}` : name}
          </p>
        </div>
        <Button icon="log-out" size="sm" onClick={signOut} className="flex-none">
          {text.signOut}
        </Button>
      </div>
      <div className="mt-6 grid items-start gap-10 md:mt-8 xl:grid-cols-[1fr_420px] xl:grid-rows-[auto_1fr] xl:gap-8">
        <Orders />
        <div className="min-w-0 xl:row-span-2">
          <OwnData user={user} />
        </div>
        <div className="grid min-w-0 gap-6 max-xl:-mt-4 md:grid-cols-2">
          {user.is_juridical && (
            <div className="md:col-span-2">
              <CompanyData user={user} />
            </div>
          )}
          <PriceList />
          <Security />
        </div>
      </div>
    </>
  );
}
