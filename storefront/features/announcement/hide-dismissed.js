// Runs where it stands in the page, before the first paint, so that a strip dismissed on an
// earlier visit never pushes the page down. What it hides, React takes away later.
try {
  const strip = document.currentScript?.previousElementSibling;
  const id = strip?.getAttribute('data-announcement');
  if (id && localStorage.getItem('dismissedAnnouncement') === id) strip?.setAttribute('hidden', '');
} catch {
  // Storage may be closed to us: then nothing was dismissed.
}
