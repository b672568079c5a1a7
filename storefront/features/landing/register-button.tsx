import { localPath, useLocale } from '../../../kit/i18n/locale.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { messages } from './messages.ts';

const openRegistration = () =>
  window.dispatchEvent(
    new CustomEvent('shop:auth', { detail: { tab: 'register', userType: 'juridical' } }),
  );

/** Opens the registration of a company; who has an account is shown what to buy. */
export function RegisterButton({ isCustomer }: { isCustomer: boolean }) {
  const text = useMessages(messages);
  const discounts = localPath(useLocale(), '/discount');
  if (isCustomer) {
    return (
      <Button kind="primary" href={discounts}>
        {text.catalogue}
      </Button>
    );
  }
  return (
    <Button kind="primary" icon="company" aria-haspopup="dialog" onClick={openRegistration}>
      {text.register}
    </Button>
  );
}
