import { createStore } from '../../../kit/state/store.ts';
import { browserTexts } from '../../../kit/state/stored-texts.ts';

/** How somebody wants to hear of orders, in this browser; both are off until switched on. */
export type Notices = { sound: boolean; desktop: boolean };

const keys = { sound: 'staffSound', desktop: 'staffDesktopNotices' } as const;
const isOn = (name: keyof Notices) => browserTexts.read(keys[name]) === 'on';

export const notices = createStore<Notices>({ sound: false, desktop: false }, (known) => {
  const now = { sound: isOn('sound'), desktop: isOn('desktop') };
  return now.sound === known.sound && now.desktop === known.desktop ? known : now;
});

export function setNotice(name: keyof Notices, on: boolean) {
  if (on) browserTexts.write(keys[name], 'on');
  else browserTexts.drop(keys[name]);
  notices.notify();
}

/** Says whether the browser lets us. */
export async function mayShowNotices(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** Aloud or on the desktop, as far as it is wanted here. */
export function giveNotice(title: string) {
  const { sound, desktop } = notices.read();
  if (sound) playSound();
  if (desktop && document.hidden && 'Notification' in window) {
    if (Notification.permission === 'granted') new Notification(title, { tag: title });
  }
}

const LOUDNESS = 0.08;

/** Two short notes, made on the spot: no file to load. */
function playSound() {
  const audio = new AudioContext();
  const volume = audio.createGain();
  volume.gain.value = LOUDNESS;
  volume.connect(audio.destination);
  for (const [at, frequency] of [660, 880].entries()) {
    const note = audio.createOscillator();
    note.frequency.value = frequency;
    note.connect(volume);
    note.start(audio.currentTime + at * 0.14);
    note.stop(audio.currentTime + at * 0.14 + 0.12);
    if (at === 1) note.onended = () => void audio.close();
  }
}
