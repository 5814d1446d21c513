// Short sounds made on the spot, so that nothing has to be loaded; silent unless switched on.
import { settings } from './settings.svelte';

export type Sound = 'card' | 'coin' | 'dice' | 'turn' | 'end' | 'refused' | 'reveal';

let context: AudioContext | undefined;

/** What is heard of the events of one update, the weightiest first. */
const HEARD: [RegExp, Sound][] = [
  [/game_ended|game_over/, 'end'],
  [/reveal/, 'reveal'],
  [/dice|rolled/, 'dice'],
  [/coin|gold|launder/, 'coin'],
  [/card|hand|pile|loot|thief|gear|bought/, 'card'],
];

export function soundOf(events: string[]): Sound | undefined {
  return HEARD.find(([pattern]) => events.some((event) => pattern.test(event)))?.[1];
}

const MOTIFS: Record<Sound, { notes: number[]; length: number; noise?: number }> = {
  card: { notes: [], length: 0.06, noise: 2400 },
  dice: { notes: [], length: 0.14, noise: 900 },
  coin: { notes: [1568, 2093], length: 0.07 },
  turn: { notes: [523, 784], length: 0.16 },
  end: { notes: [392, 523, 659, 784], length: 0.18 },
  refused: { notes: [196], length: 0.14 },
  reveal: { notes: [220, 165], length: 0.12 },
};

export function play(sound: Sound): void {
  if (settings.sound === 0) return;
  context ??= new AudioContext();
  const motif = MOTIFS[sound];
  const volume = settings.sound / 400;
  if (motif.noise !== undefined) rustle(context, motif.noise, motif.length, volume);
  motif.notes.forEach((pitch, i) => {
    if (context) note(context, pitch, i * motif.length, motif.length, volume);
  });
}

function note(to: AudioContext, pitch: number, after: number, length: number, volume: number) {
  const begin = to.currentTime + after;
  const tone = to.createOscillator();
  const gain = to.createGain();
  tone.frequency.value = pitch;
  tone.type = 'triangle';
  gain.gain.setValueAtTime(volume, begin);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length * 1.6);
  tone.connect(gain).connect(to.destination);
  tone.start(begin);
  tone.stop(begin + length * 1.6);
}

function rustle(to: AudioContext, pitch: number, length: number, volume: number) {
  const buffer = to.createBuffer(1, Math.ceil(to.sampleRate * length), to.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++)
    samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
  const source = to.createBufferSource();
  const filter = to.createBiquadFilter();
  const gain = to.createGain();
  source.buffer = buffer;
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  gain.gain.value = volume * 2;
  source.connect(filter).connect(gain).connect(to.destination);
  source.start();
}
