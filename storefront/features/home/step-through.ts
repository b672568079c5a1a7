/** One slide further, and from either end to the other. */
export function stepThrough(rail: HTMLElement, by: 1 | -1) {
  const rest = rail.scrollWidth - rail.clientWidth - rail.scrollLeft;
  if (by > 0 && rest < 2) rail.scrollTo({ left: 0 });
  else if (by < 0 && rail.scrollLeft < 2) rail.scrollTo({ left: rail.scrollWidth });
  else rail.scrollBy({ left: by * (rail.firstElementChild?.clientWidth ?? 0) });
}
