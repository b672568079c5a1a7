/** Two bars or a triangle. */
export const PlayMark = ({ playing }: { playing: boolean }) => (
  <svg viewBox="0 0 20 20" width={20} height={20} aria-hidden="true" fill="currentColor">
    <path d={playing ? 'M5.5 4h3v12h-3zM11.5 4h3v12h-3z' : 'M6 3.5v13l10-6.5z'} />
  </svg>
);
