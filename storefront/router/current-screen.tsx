import { Component, type ComponentType, type ReactNode } from 'react';
import { useProblem, useRouterState } from './hooks.ts';

/** The screen at the present address, or what stands for its trouble. */
export function CurrentScreen({ Problem }: { Problem: ComponentType }) {
  const view = useRouterState((state) => state.view);
  const problem = useProblem();
  const Screen = problem ? Problem : view.Component;
  return (
    <Safely key={view.location.pathname} fallback={<Problem />}>
      <Screen />
    </Safely>
  );
}

type Props = { fallback: ReactNode; children: ReactNode };

/** A screen that breaks while it is drawn does not take the frame down with it. */
class Safely extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
