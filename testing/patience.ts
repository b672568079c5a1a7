/**
 * How long anything is waited for before it counts as hanging, in milliseconds. Nothing here says
 * how fast the shop is: a machine under full load must stay far below it.
 */
export const PATIENCE = 180_000;

/** A test may hang in several places before it is given up. */
export const TEST_PATIENCE = 5 * PATIENCE;
