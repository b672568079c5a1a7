import type { Pages } from './shapes/listing.ts';

/** Where a page stands among its neighbours. An empty list has one page. */
export function pagination(total: number, current: number, pageSize: number): Pages {
  const totalPages = Math.max(1, Math.ceil(total / pageSize));
  return {
    current,
    next: current < totalPages ? current + 1 : null,
    previous: current > 1 ? Math.min(current - 1, totalPages) : null,
    total_pages: totalPages,
  };
}
