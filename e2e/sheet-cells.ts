import type { Page } from 'playwright-core';

const PRICE = 3;

/** The cell of a row of the sheet's grid, counted from the first product. */
export const cell = (page: Page, row: number, column = PRICE) =>
  page.locator(`[role=row][aria-rowindex="${row + 2}"] [aria-colindex="${column + 1}"]`);
