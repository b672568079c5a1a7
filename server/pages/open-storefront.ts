import type { Config } from '../config.ts';

/** From the sources in development, as built otherwise. */
export async function openStorefront(config: Config) {
  if (config.dev) return (await import('./dev-storefront.ts')).openDevStorefront();
  return (await import('./built-storefront.ts')).openBuiltStorefront();
}
