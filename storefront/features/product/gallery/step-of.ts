/** Which way an arrow key leads through a row of pictures. */
export const stepOf = (key: string) => (key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0);
