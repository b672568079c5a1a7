/** Two numbers apart stand for what is left out between them. */
export type PageMark = number | 'gap';

/** The first page, the last, the current one with its neighbours: `1 … 4 5 6 … 20`. */
export function pageWindow(current: number, total: number): PageMark[] {
  const shown = [1, current - 1, current, current + 1, total].filter(
    (page) => page >= 1 && page <= total,
  );
  const pages = [...new Set(shown)].sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const missing = page - (pages[index - 1] ?? page - 1) - 1;
    // A gap of one page is no shorter than the page.
    if (missing === 1) return [page - 1, page];
    return missing > 1 ? ['gap' as const, page] : [page];
  });
}
