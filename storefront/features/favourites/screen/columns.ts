/** The list, and beside it what can be done with all of it. */
export const columns = 'grid gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-6';
