/**
 * Moves the focus through a menu of two columns: down from its button, up and down within a
 * column, left and right between them. Answers whether the key meant anything here.
 */
export function moveFocus(menu: HTMLElement, button: HTMLElement, key: string): boolean {
  const columns = [...menu.querySelectorAll('[data-column]')];
  const at = columns.findIndex((column) => column.matches(':focus-within'));
  const target =
    button === document.activeElement && key === 'ArrowDown'
      ? menu.querySelector('a')
      : targetFrom(columns, at, key);
  target?.focus();
  return target instanceof HTMLElement;
}

function targetFrom(columns: Element[], at: number, key: string) {
  const links = [...(columns[at]?.querySelectorAll('a') ?? [])];
  const index = links.findIndex((link) => link.matches(':focus'));
  switch (key) {
    case 'ArrowDown':
      return links[index + 1] ?? links[0];
    case 'ArrowUp':
      return links[index - 1] ?? links.at(-1);
    case 'Home':
      return links[0];
    case 'End':
      return links.at(-1);
    case 'ArrowRight':
      return at === 0 ? columns[1]?.querySelector('a') : null;
    case 'ArrowLeft':
      // Back to the category whose own are shown.
      return at === 1 ? columns[0]?.querySelector<HTMLElement>('a[data-current]') : null;
  }
}
