export type Random = (below: number) => number;

/** The same numbers every time: what fails can be looked at again. */
export function randomNumbers(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export const pickFrom = <One>(random: Random, from: readonly [One, ...One[]]): One =>
  from[random(from.length)] ?? from[0];
