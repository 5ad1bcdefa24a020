/** Two soft notes, made here. A browser lets no page sound before its first gesture, and neither do we. */
const NOTES = [587.33, 880];
const APART = 0.16;
const LENGTH = 0.5;
const LOUDNESS = 0.09;

let audio: AudioContext | null = null;

function wake(): void {
  audio ??= new AudioContext();
  removeEventListener("pointerdown", wake);
  removeEventListener("keydown", wake);
}
addEventListener("pointerdown", wake);
addEventListener("keydown", wake);

export function chime(): void {
  if (!audio) return;
  const context = audio;
  void context.resume();
  NOTES.forEach((pitch, k) => {
    const from = context.currentTime + k * APART;
    const tone = new OscillatorNode(context, { type: "sine", frequency: pitch });
    const loudness = new GainNode(context, { gain: 0 });
    loudness.gain.setValueAtTime(0, from);
    loudness.gain.linearRampToValueAtTime(LOUDNESS, from + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, from + LENGTH);
    tone.connect(loudness).connect(context.destination);
    tone.start(from);
    tone.stop(from + LENGTH);
  });
}
