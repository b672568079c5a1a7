import { divIcon, map, marker, tileLayer } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { FOOTER_MAP_ZOOM } from '../../../contract/constants.ts';

type Spot = { lat: number; lng: number; label: string };

const TILES = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
const THANKS = '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>';

const pin = divIcon({
  className: '',
  html: '<svg width="36" height="44" viewBox="0 0 36 44"><path d="M18 43C10 31 2 25 2 17a16 16 0 0 1 32 0c0 8-8 14-16 26z" fill="#ad4f1b" stroke="#fff" stroke-width="2"/><circle cx="18" cy="17" r="6" fill="#fff"/></svg>',
  iconSize: [36, 44],
  iconAnchor: [18, 43],
  popupAnchor: [0, -40],
});

/**
 * Draws the map into an element and tells whether it can be seen: with the first tile it can,
 * with none at all it cannot. Answers how to take it away.
 */
export function drawMap(
  element: HTMLElement,
  { lat, lng, label }: Spot,
  onChange: (isDrawn: boolean) => void,
) {
  const drawn = map(element, {
    center: [lat, lng],
    zoom: FOOTER_MAP_ZOOM,
    // The zoom stands between two whole levels.
    zoomSnap: 0.1,
    // A page is scrolled over the map, by wheel or by finger; neither may get caught in it.
    scrollWheelZoom: false,
    dragging: matchMedia('(hover: hover)').matches,
  });
  drawn.attributionControl.setPrefix(false);
  tileLayer(TILES, { attribution: THANKS, maxZoom: 19 })
    .once('tileload', () => onChange(true))
    .addTo(drawn);
  marker([lat, lng], { icon: pin, title: label, alt: label })
    .addTo(drawn)
    .bindPopup(textOf(label))
    .openPopup();
  return () => {
    onChange(false);
    drawn.remove();
  };
}

/** Leaflet takes strings as HTML; a name is text. */
function textOf(label: string) {
  const text = document.createElement('strong');
  text.textContent = label;
  return text;
}
