import { control, divIcon, map, marker, tileLayer } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { FOOTER_MAP_ZOOM } from '../../../contract/constants.ts';
import { localeOfPath } from '../../../kit/i18n/locale.ts';
import { messages } from './messages.ts';

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
 * Draws the map an element asks for and marks the element once there is something to see: with
 * no tile at all it stays hidden. Answers how to take the map away.
 */
export function drawMap(element: HTMLElement) {
  const { lat, lng, map: label = '' } = element.dataset;
  const centre: [number, number] = [Number(lat), Number(lng)];
  const drawn = map(element, {
    center: centre,
    zoom: FOOTER_MAP_ZOOM,
    zoomControl: false,
    // The zoom stands between two whole levels.
    zoomSnap: 0.1,
    // A page is scrolled over the map, by wheel or by finger; neither may get caught in it.
    scrollWheelZoom: false,
    dragging: matchMedia('(hover: hover)').matches,
  });
  drawn.attributionControl.setPrefix(false);
  const { zoomIn, zoomOut } = messages[localeOfPath(location.pathname)];
  control.zoom({ zoomInTitle: zoomIn, zoomOutTitle: zoomOut }).addTo(drawn);
  tileLayer(TILES, { attribution: THANKS, maxZoom: 19 })
    .once('tileload', () => element.setAttribute('data-drawn', ''))
    .addTo(drawn);
  marker(centre, { icon: pin, title: label, alt: label })
    .addTo(drawn)
    .bindPopup(textOf(label), { closeButton: false })
    .openPopup();
  return () => drawn.remove();
}

/** Leaflet takes strings as HTML; a name is text. */
function textOf(label: string) {
  const text = document.createElement('strong');
  text.textContent = label;
  return text;
}
