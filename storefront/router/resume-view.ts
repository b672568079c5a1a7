import type { View } from './load-view.ts';
import { matchScreen } from './match-screen.ts';
import { Problem } from './problem.ts';
import type { Storefront } from './screen.ts';

type Rendered = Pick<View, 'frame' | 'data' | 'isForCustomer'> & { problem: number | null };

/**
 * The view the server rendered, from what it left in the page. The screen's code must be here
 * before the first render, or it would not match the page.
 */
export async function resumeView(
  { screens, Problem: ProblemPage, loadProblem }: Storefront,
  { pathname, search, hash }: URL,
  { frame, data, problem, isForCustomer }: Rendered,
): Promise<View> {
  const found = matchScreen(screens, pathname);
  const module = problem === null ? await found?.screen.load() : undefined;
  if (problem !== null) await loadProblem?.();
  return {
    location: { pathname, search, hash, key: '' },
    screen: found?.screen.name ?? '',
    params: found?.params ?? {},
    frame,
    data,
    problem: problem === null ? null : new Problem(problem),
    isForCustomer,
    Component: module?.Component ?? ProblemPage,
    Problem: ProblemPage,
    needsReload: module?.needsReload,
  };
}
