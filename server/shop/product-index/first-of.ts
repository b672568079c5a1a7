/**
 * The first `limit` of the numbers in the order that `compare` tells, sorted. Most of a long list is
 * only looked at once.
 */
export function firstOf(
  numbers: Iterable<number>,
  limit: number,
  compare: (a: number, b: number) => number,
): number[] {
  // The root is the last of those kept: whoever comes before it takes its place.
  const heap: number[] = [];
  const swap = (a: number, b: number) => {
    [heap[a], heap[b]] = [heap[b] ?? 0, heap[a] ?? 0];
  };
  const isLater = (a: number, b: number) => compare(heap[a] ?? 0, heap[b] ?? 0) > 0;
  for (const number of numbers) {
    if (heap.length < limit) {
      heap.push(number);
      for (let at = heap.length - 1; at > 0 && isLater(at, (at - 1) >> 1); at = (at - 1) >> 1) {
        swap(at, (at - 1) >> 1);
      }
    } else if (limit > 0 && compare(number, heap[0] ?? 0) < 0) {
      heap[0] = number;
      for (let at = 0; ; ) {
        let next = 2 * at + 1;
        if (next + 1 < heap.length && isLater(next + 1, next)) next++;
        if (next >= heap.length || !isLater(next, at)) break;
        swap(at, next);
        at = next;
      }
    }
  }
  return heap.sort(compare);
}
