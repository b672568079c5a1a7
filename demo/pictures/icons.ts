import { lookup } from './kit/lookup.ts';

/** Line icons of the top categories and of what the shop promises: 24 x 24, the text's colour. */

const icons: Record<string, string> = {
  cable:
    '<path d="M3 20c0-5 3-8 8-8h2"/><path d="M13 9.5v5"/><path d="M13 10.5c3 0 3-4 7-4"/><path d="M13 12h8"/><path d="M13 13.5c3 0 3 4 7 4"/>',
  socket:
    '<rect x="3" y="3" width="18" height="18" rx="3"/><circle cx="12" cy="12" r="5.5"/><path d="M9.8 12h.01M14.2 12h.01M12 6.5v1.2M12 16.3v1.2"/>',
  breaker:
    '<path d="M8 3h8v4h2v10h-2v4H8v-4H6V7h2z"/><path d="M10.5 10h3v4h-3z"/><path d="M12 5h.01M12 19h.01"/>',
  panel:
    '<rect x="3" y="3" width="18" height="18" rx="2"/><path d="M6 8h12v4H6zM9 8v4M12 8v4M15 8v4M6 16h5"/>',
  conduit:
    '<path d="M4 20V9a5 5 0 0 1 5-5h11v6H10v10z"/><path d="M4 16h6M4 12.5h6M13 4v6M16.5 4v6"/>',
  box: '<rect x="4" y="4" width="16" height="16" rx="2"/><circle cx="12" cy="12" r="3.5"/><path d="M7 7h.01M17 7h.01M7 17h.01M17 17h.01M12 4V2M12 22v-2M2 12h2M20 12h2"/>',
  connector:
    '<path d="M4 11h16v9H4z"/><path d="M5 11V5h2.75v6M10.6 11V5h2.8v6M16.25 11V5H19v6"/><path d="M6.4 16h.01M12 16h.01M17.6 16h.01"/>',
  lamp: '<path d="M9 17c0-2.5-3.5-4-3.5-8a6.5 6.5 0 0 1 13 0c0 4-3.5 5.5-3.5 8z"/><path d="M9.5 20h5M10.5 22.5h3"/>',
  automation:
    '<rect x="5" y="3" width="14" height="18" rx="2"/><path d="M8 7h8M8 17h8M8 10h8v4H8z"/><path d="M2 7h3M2 17h3M19 7h3M19 17h3"/>',
  tools:
    '<path d="M14 6.5a4.5 4.5 0 0 1 6-3l-2.7 2.7.5 2 2 .5L22 6.5a4.5 4.5 0 0 1-6 5L8 19.5a2.3 2.3 0 0 1-3.3-3.3L12.5 9"/><path d="M3 4l3-1 4 4-2 2-4-2z"/>',
  fan: '<circle cx="12" cy="12" r="9.5"/><circle cx="12" cy="12" r="1.5"/><path d="M12 10.5c-2-3-.5-5.5 1.5-5.5 2.5 0 2 3.5-.5 5.8M13.3 12.8c3.6-.3 5 2.2 4 4-1.2 2.1-4 .5-4.8-2.7M10.7 12.8c-1.6 3.2-4.5 3.2-5.5 1.5-1.2-2.2 1.6-3.8 4.8-2.8"/>',
  network:
    '<path d="M4 4h16v12h-3v3h-3v2h-4v-2H7v-3H4z"/><path d="M8 4v4M10.7 4v4M13.3 4v4M16 4v4"/>',
  energy:
    '<path d="M4 10l2-7h12l2 7z"/><path d="M12 3v7M5 6.5h14M12 10v4"/><path d="M13 14l-3 4h4l-3 4"/>',
  earthing: '<path d="M12 3v9M5 12h14M7.5 15.5h9M10 19h4"/>',
  reel: '<circle cx="12" cy="12" r="9"/><circle cx="12" cy="12" r="2.5"/><circle cx="12" cy="12" r="5.75"/><path d="M21 12v9h1.5"/>',
  stock: '<path d="M3 9.5l9-5.5 9 5.5V20H3z"/><path d="M7.5 20v-7h9v7M7.5 16.5h9"/>',
  delivery:
    '<path d="M2 6h12v10H2zM14 9.5h4l4 4V16h-8z"/><circle cx="6.5" cy="17.5" r="2"/><circle cx="17.5" cy="17.5" r="2"/>',
  certificate:
    '<path d="M3 4h18v12h-5M12 16H3V4"/><path d="M7 8.5h8M7 12h4"/><circle cx="14" cy="14.5" r="2.75"/><path d="M12.5 17v5l1.5-1 1.5 1v-5"/>',
  invoice:
    '<path d="M5 2.5h14v19l-2.3-1.6-2.4 1.6-2.3-1.6-2.3 1.6-2.4-1.6L5 21.5z"/><path d="M8.5 8h7M8.5 12h7M8.5 16h3.5"/>',
  advice: '<path d="M3 4h18v12h-9l-5 4.5V16H3z"/><path d="M7.5 8.5h9M7.5 12h5"/>',
};

const unknown =
  '<rect x="4" y="7" width="16" height="13" rx="2"/><path d="M4 11h16M9 4h6l1 3H8z"/>';

export const iconNames: readonly string[] = Object.keys(icons);

export function drawIcon(name: string): string {
  const body = lookup(icons, name) ?? unknown;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${body}</svg>`;
}
