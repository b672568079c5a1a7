import { Component, type ReactNode } from 'react';
import { useRouterState } from './hooks.ts';

/** The screen at the present address. */
export function CurrentScreen() {
  const { Component: Screen, Problem, location } = useRouterState((state) => state.view);
  return (
    <Safely key={location.pathname} fallback={<Problem />}>
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
