// Fast refresh must be installed before any component; Vite's own way is an inline script, which
// the policy refuses.
// @ts-expect-error: a module that Vite makes up
import RefreshRuntime from '/@react-refresh';

RefreshRuntime.injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type });
