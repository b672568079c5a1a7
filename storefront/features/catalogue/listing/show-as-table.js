// Runs where it stands in the page, before the first paint, so that whoever chose the table on an
// earlier visit never sees the cards. React comes to the same later.
try {
  if (localStorage.getItem('listLook') === 'table') {
    document.currentScript?.parentElement?.setAttribute('data-look', 'table');
  }
} catch {
  // Storage may be closed to us: then nothing was chosen.
}
