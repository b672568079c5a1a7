import type { ComponentType } from 'react';
import { fetchedPart } from '../../kit/ui/fetched-part.tsx';
import type { FooterProps } from './footer/footer.tsx';
import type { HeaderPhonesProps } from './header/header-phones.tsx';
import type { TopBarProps } from './header/top-bar.tsx';
import type { HomeLinkProps } from './home-link.tsx';
import type { WithoutScriptProps } from './without-script.tsx';

/** What <SkipHydration> goes around: at hand on the server, fetched by the browser if it ever must. */

export const TopBar: ComponentType<TopBarProps> = import.meta.env.SSR
  ? (await import('./header/top-bar.tsx')).default
  : fetchedPart(() => import('./header/top-bar.tsx'));

export const HomeLink: ComponentType<HomeLinkProps> = import.meta.env.SSR
  ? (await import('./home-link.tsx')).default
  : fetchedPart(() => import('./home-link.tsx'));

export const HeaderPhones: ComponentType<HeaderPhonesProps> = import.meta.env.SSR
  ? (await import('./header/header-phones.tsx')).default
  : fetchedPart(() => import('./header/header-phones.tsx'));

export const Footer: ComponentType<FooterProps> = import.meta.env.SSR
  ? (await import('./footer/footer.tsx')).default
  : fetchedPart(() => import('./footer/footer.tsx'));

/** A browser that runs this file has no use for it. */
export const WithoutScript: ComponentType<WithoutScriptProps> | null = import.meta.env.SSR
  ? (await import('./without-script.tsx')).default
  : null;
