/** A major chord going up: hertz, and when each note begins, in seconds. */
const notes = [
  [523.25, 0],
  [659.25, 0.09],
  [783.99, 0.18],
  [1046.5, 0.3],
] as const

const loudness = 0.07
/** How long a note rings, in seconds. */
const ring = 0.5

/** Four soft notes for a prize. Silent where the browser has no sound or has not allowed it yet. */
export function chime(): void {
  if (typeof AudioContext === 'undefined') return
  const context = new AudioContext()
  for (const [hertz, at] of notes) {
    const voice = context.createOscillator()
    const level = context.createGain()
    const start = context.currentTime + at
    voice.type = 'triangle'
    voice.frequency.value = hertz
    level.gain.setValueAtTime(0, start)
    level.gain.linearRampToValueAtTime(loudness, start + 0.02)
    level.gain.exponentialRampToValueAtTime(0.0001, start + ring)
    voice.connect(level).connect(context.destination)
    voice.start(start)
    voice.stop(start + ring)
  }
  setTimeout(() => void context.close(), 1_500)
}
