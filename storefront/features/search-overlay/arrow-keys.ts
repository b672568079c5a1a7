/**
 * Down leads from the search field into the results and through them, up leads back.
 * Answers whether the key meant anything here.
 */
export function moveAmongResults(form: HTMLElement, key: string): boolean {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (step === undefined) return false;
  const stops = [...form.querySelectorAll<HTMLElement>('input, a')];
  const at = stops.findIndex((stop) => stop.matches(':focus'));
  const next = at < 0 ? undefined : stops[at + step];
  next?.focus();
  return next !== undefined;
}
