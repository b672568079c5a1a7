import { usePending } from '../router/hooks.ts';

/** Says that the next page is on its way, if it takes long enough to be noticed. */
export function NavigationProgress() {
  const idle = usePending() === null;
  return (
    <div
      aria-hidden="true"
      className={`absolute inset-x-0 bottom-0 h-0.5 origin-left bg-spark ${
        idle ? 'scale-x-0' : 'transition-transform delay-200 duration-3000 ease-out'
      }`}
    />
  );
}
