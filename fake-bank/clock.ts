/** The bank's own clock: it goes with the machine's, and forwards at a word. */
export type Clock = ReturnType<typeof startClock>;

export function startClock() {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    after: (seconds: number) => new Date(Date.now() + ahead + seconds * 1000),
    forward(seconds: number) {
      ahead += seconds * 1000;
    },
  };
}
