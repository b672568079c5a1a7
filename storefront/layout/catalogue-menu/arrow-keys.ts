/**
 * Moves the focus among the links of a menu of two columns: up and down within one, left and
 * right between them. Answers whether the key meant anything here.
 */
export function moveFocus(menu: HTMLElement, key: string): boolean {
  const columns = [...menu.querySelectorAll<HTMLElement>('[data-column]')];
  const at = columns.findIndex((column) => column.contains(document.activeElement));
  const target = targetOf(columns, at, key);
  target?.focus();
  return target !== undefined;
}

function targetOf(columns: HTMLElement[], at: number, key: string) {
  if (key === 'ArrowRight') return columns[at + 1]?.querySelector('a') ?? undefined;
  // Back to the category whose own are shown.
  if (key === 'ArrowLeft')
    return columns[at - 1]?.querySelector<HTMLElement>('a[data-current]') ?? undefined;
  const links = [...(columns[at]?.querySelectorAll('a') ?? [])];
  const index = links.findIndex((link) => link.matches(':focus'));
  if (key === 'ArrowDown') return links[index + 1] ?? links[0];
  if (key === 'ArrowUp') return links[index - 1] ?? links.at(-1);
  if (key === 'Home') return links[0];
  if (key === 'End') return links.at(-1);
  return undefined;
}
