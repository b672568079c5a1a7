/** What the header's buttons look like: an icon, with its word below where there is room. */
export const faceClass =
  'relative flex h-12 min-w-11 flex-col items-center justify-center gap-0.5 rounded-control text-xs hover:bg-ink-soft xl:min-w-16 xl:px-1.5';
