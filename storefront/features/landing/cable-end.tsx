const COPPER = '#c8713a';
const STRAND = 8.6;

/** As the standard orders them, beginning at the top. */
const cores = [
  { name: 'L1', fill: '#7b4a2a' },
  { name: 'L2', fill: '#1a1e24' },
  { name: 'L3', fill: '#8d959e' },
  { name: 'N', fill: '#2f6db5' },
  { name: 'PE', fill: '#f2c230' },
];

/** Rounded, that the server and the browser write the same digits. */
const onCircle = (radius: number, turn: number) => ({
  x: Math.round(radius * Math.sin(turn * 2 * Math.PI) * 10) / 10,
  y: Math.round(-radius * Math.cos(turn * 2 * Math.PI) * 10) / 10,
});

const ring = (count: number, radius: number, shift = 0) =>
  Array.from({ length: count }, (_, at) => onCircle(radius, (at + shift) / count));

/** One in the middle, six around it, twelve around those. */
const strands = [{ x: 0, y: 0 }, ...ring(6, 2 * STRAND), ...ring(12, 3.86 * STRAND, 0.5)];

/** A five-core cable cut across, drawn as in a catalogue. */
export const CableEnd = ({ className }: { className?: string }) => (
  <svg viewBox="-260 -260 520 520" aria-hidden="true" className={className}>
    <defs>
      <radialGradient id="copper" cx=".35" cy=".3" r=".8">
        <stop stopColor="#f6bd95" />
        <stop offset=".6" stopColor={COPPER} />
        <stop offset="1" stopColor="#8c3d10" />
      </radialGradient>
      <radialGradient id="sheath">
        <stop offset=".8" stopColor="#59636f" />
        <stop offset=".92" stopColor="#3a434e" />
        <stop offset="1" stopColor="#2a313a" />
      </radialGradient>
      <radialGradient id="filler">
        <stop stopColor="#fff" />
        <stop offset="1" stopColor="#ccd3db" />
      </radialGradient>
      <g id="conductor">
        <circle r={5.1 * STRAND} fill="#8c3d10" />
        {strands.map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={STRAND} fill="url(#copper)" />
        ))}
      </g>
    </defs>
    <circle r="202" fill="url(#sheath)" stroke="#6d7884" strokeWidth="2" />
    <circle r="170" fill="url(#filler)" />
    {cores.map(({ name, fill }, at) => (
      <Core key={name} name={name} fill={fill} turn={at / cores.length} />
    ))}
  </svg>
);

function Core({ name, fill, turn }: { name: string; fill: string; turn: number }) {
  const middle = onCircle(104, turn);
  const edge = onCircle(206, turn);
  const label = onCircle(236, turn);
  return (
    <>
      <g transform={`translate(${middle.x} ${middle.y})`}>
        <circle r="60" fill={fill} />
        {name === 'PE' && <path d="M-42.4 42.4a60 60 0 0 1 84.8-84.8z" fill="#2e8b4f" />}
        <use href="#conductor" />
      </g>
      <circle cx={edge.x} cy={edge.y} r="4" className="fill-spark" />
      <text {...label} dy="7" textAnchor="middle" className="fill-silver text-xl font-semibold">
        {name}
      </text>
    </>
  );
}
