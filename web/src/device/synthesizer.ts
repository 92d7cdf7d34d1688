/** Quiet sounds made with Web Audio; there are no audio files. */
import type { SoundName } from "./sound";

const VOLUME = 0.14;
let context: AudioContext | undefined;
let output: GainNode | undefined;

/** Opens the output, or again after a phone call; browsers allow it after a tap. */
export function open(): AudioContext | undefined {
  if (typeof AudioContext === "undefined") return undefined;
  if (!context) {
    context = new AudioContext({ latencyHint: "interactive" });
    output = context.createGain();
    output.gain.value = VOLUME;
    output.connect(context.destination);
  }
  if (context.state !== "running") void context.resume().catch(() => {});
  return context;
}

/** A gain that rises at once and fades to nothing. */
function envelope(audio: AudioContext, at: number, loudness: number, seconds: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loudness, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(output!);
  return gain;
}

function playNote(
  audio: AudioContext,
  at: number,
  hertz: number,
  seconds: number,
  { loudness = 0.7, shape = "triangle" as OscillatorType } = {},
) {
  const oscillator = audio.createOscillator();
  oscillator.type = shape;
  oscillator.frequency.setValueAtTime(hertz, at);
  oscillator.connect(envelope(audio, at, loudness, seconds));
  oscillator.start(at);
  oscillator.stop(at + seconds);
}

let noise: AudioBuffer | undefined;
/** Filtered noise: a knock of wood if it is low and short, a pencil on paper if it is high. */
function playNoise(
  audio: AudioContext,
  at: number,
  hertz: number,
  seconds: number,
  loudness: number,
) {
  if (!noise) {
    noise = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
    const samples = noise.getChannelData(0);
    for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  }
  const source = audio.createBufferSource();
  source.buffer = noise;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = hertz;
  filter.Q.value = 1.4;
  source.connect(filter).connect(envelope(audio, at, loudness, seconds));
  source.start(at, 0, seconds);
}

const NOTE = {
  c5: 523.3,
  d5: 587.3,
  e5: 659.3,
  g5: 784,
  a5: 880,
  c6: 1046.5,
  e6: 1318.5,
  g6: 1568,
};

const SOUNDS: Record<SoundName, (audio: AudioContext, now: number) => void> = {
  // Knocks when the dice touch the table and when they come to rest, as they are drawn.
  dice(audio, now) {
    for (const [at, hertz, loudness] of [
      [0.02, 2600, 0.25],
      [0.09, 2200, 0.3],
      [0.27, 900, 1],
      [0.31, 1100, 0.8],
      [0.49, 800, 0.7],
      [0.53, 950, 0.5],
    ] as const)
      playNoise(audio, now + at, hertz, 0.06, loudness);
  },
  pencil(audio, now) {
    playNoise(audio, now, 4200, 0.07, 0.16);
    playNoise(audio, now + 0.07, 3400, 0.09, 0.2);
  },
  // Five steps upwards, one for each number.
  straight(audio, now) {
    [NOTE.c5, NOTE.d5, NOTE.e5, NOTE.g5, NOTE.a5].forEach((hertz, step) =>
      playNote(audio, now + step * 0.08, hertz, 0.28),
    );
  },
  // The same fifth twice: a diagonal counts twice.
  diagonal(audio, now) {
    for (const at of [0, 0.2]) {
      playNote(audio, now + at, NOTE.c5, 0.32);
      playNote(audio, now + at, NOTE.g5, 0.32, { loudness: 0.5 });
    }
  },
  win(audio, now) {
    [NOTE.c5, NOTE.e5, NOTE.g5].forEach((hertz, step) =>
      playNote(audio, now + step * 0.12, hertz, 0.22),
    );
    for (const hertz of [NOTE.c5, NOTE.e5, NOTE.g5, NOTE.c6])
      playNote(audio, now + 0.38, hertz, 0.8, { loudness: 0.4 });
  },
  best(audio, now) {
    [NOTE.g5, NOTE.c6, NOTE.e6, NOTE.g6].forEach((hertz, step) =>
      playNote(audio, now + step * 0.06, hertz, 0.5, { loudness: 0.4, shape: "sine" }),
    );
  },
};

export function synthesize(name: SoundName) {
  const audio = open();
  if (!audio) return;
  SOUNDS[name](audio, audio.currentTime + 0.01);
}
