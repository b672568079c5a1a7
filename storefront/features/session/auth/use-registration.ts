import { defaultActivityType, type UserType } from '../../../../contract/constants.ts';
import { registrationForm } from '../../../../contract/forms/registration.ts';
import type { AnswerOf } from '../../../../contract/operation.ts';
import type { saveAccount } from '../../../../contract/operations/accounts.ts';
import { PHONE_PREFIX } from '../../../../contract/phone.ts';
import { useForm } from '../../../forms/use-form.ts';
import { browserApi } from '../browser-api.ts';
import { signIn } from '../sign-in-and-out.ts';

export type RegistrationForm = ReturnType<typeof useRegistration>;

/** One form for persons and companies: what both are asked is typed once. */
export function useRegistration(userType: UserType, onRegistered: () => void) {
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
      const { token } = await browserApi(null).post<AnswerOf<typeof saveAccount>>(
        '/accounts/create-and-update/',
        registration,
      );
      onRegistered();
      if (token) await signIn(token);
    },
  });
}
