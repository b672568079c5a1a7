import type { ComponentType, ReactNode } from 'react';
import { onDemand, useOnDemand } from '../state/on-demand.ts';

type Beside = {
  /** In its place while it is on its way, */
  waiting?: ReactNode;
  /** and where it does not come. Nothing else of the screen suffers from that. */
  missing?: ReactNode;
};

/** A part of a screen whose code is fetched when it is first shown, or prepared for. */
export function fetchedPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  const code = onDemand(load);
  // biome-ignore lint/correctness/noComponentHookFactories: made once, where the part is named
  function FetchedPart(props: Props & Beside) {
    const { code: module, isMissing } = useOnDemand(code);
    if (module) {
      const Part = module.default;
      return <Part {...props} />;
    }
    return (isMissing ? props.missing : props.waiting) ?? null;
  }
  return Object.assign(FetchedPart, { prepare: code.prepare });
}
