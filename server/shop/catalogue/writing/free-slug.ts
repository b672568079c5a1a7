/** The first of `wished`, `wished-2`, `wished-3` … that is free; `taken` learns what is given out. */
export function freeSlug(wished: string, taken: Set<string>): string {
  let slug = wished;
  for (let next = 2; taken.has(slug); next += 1) slug = `${wished}-${next}`;
  taken.add(slug);
  return slug;
}
