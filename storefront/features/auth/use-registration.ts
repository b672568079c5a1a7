import { useRef } from 'react';
import { defaultActivityType, type UserType } from '../../../contract/constants.ts';
import { registrationForm } from '../../../contract/forms/registration.ts';
import { PHONE_PREFIX } from '../../../contract/phone.ts';
import { useForm } from '../../forms/use-form.ts';
import { useSignIn } from '../session/use-sign-in.ts';
import { createAccount, isUnanswered } from './create-account.ts';

export type RegistrationForm = ReturnType<typeof useRegistration>;

/** One form for persons and companies: what both are asked is typed once. */
export function useRegistration(userType: UserType, onRegistered: () => void) {
  const signIn = useSignIn();
  const mayExist = useRef(false);
  const initial = {
    user_type: userType,
    username: '',
    email: '',
    phone: PHONE_PREFIX,
    password: '',
    confirm_password: '',
    terms: false,
    company_name: '',
    type_company: String(defaultActivityType),
    function_in_company: '',
    c_f: '',
  };
  return useForm({
    schema: registrationForm,
    initial,
    async send(registration) {
      const token = await createAccount(registration, mayExist.current).catch((error: unknown) => {
        mayExist.current ||= isUnanswered(error);
        throw error;
      });
      onRegistered();
      if (token) await signIn(token);
    },
  });
}
