import { encode } from 'uqr';

/** A picture that an authenticator reads; drawn here, so that the secret goes to no other server. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto block size-52 rounded-control border border-line"
    >
      <path d={squares.join('')} className="fill-ink" />
    </svg>
  );
}
