/** Lei at the price ending buyers know: 0.50 below 100, whole lei to 2000, tens above. In bani. */
export function deviceEnding(lei: number): number {
  const step = lei < 100 ? 0.5 : lei < 2000 ? 1 : 10;
  return Math.round(Math.max(step, Math.round(lei / step) * step) * 100);
}
