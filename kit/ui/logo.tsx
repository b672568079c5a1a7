/** A three-core cable, cut across. */
export const LogoMark = ({ size = 40 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" className="flex-none">
    <rect width="40" height="40" rx="10" className="fill-ink" />
    <circle cx="20" cy="20" r="13" fill="none" strokeWidth="2.5" className="stroke-paper" />
    <circle cx="20" cy="14.2" r="4" className="fill-spark" />
    <circle cx="14.9" cy="23" r="4" className="fill-ember" />
    <circle cx="25.1" cy="23" r="4" className="fill-ember" />
  </svg>
);
