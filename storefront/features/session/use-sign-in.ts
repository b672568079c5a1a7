import { settingDefaults } from '../../../contract/constants.ts';
import type { LayoutData } from '../../layout/layout-data.ts';
import { useFrameData } from '../../router/hooks.ts';
import { signIn } from './sign-in-and-out.ts';

/** The frame around every page knows the shop's settings, unless they could not be had. */
export function useSignIn() {
  const days = useFrameData<LayoutData | undefined>()?.settings?.token_days;
  return (token: string) => signIn(token, days ?? settingDefaults.tokenDays);
}
