/** A pentatonic scale over two octaves, so that whatever falls next fits. */
const scale = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21, 24]
const lowest = 329.63

let audio: AudioContext | undefined

function tone(frequency: number, after: number, seconds: number, loudness: number): void {
  audio ??= new AudioContext()
  const start = audio.currentTime + after
  const source = audio.createOscillator()
  const volume = audio.createGain()
  source.type = 'sine'
  source.frequency.value = frequency
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(loudness, start + 0.01)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds)
  source.connect(volume).connect(audio.destination)
  source.start(start)
  source.stop(start + seconds)
}

/** A glass bell with the partial that makes it glass. */
function bell(step: number, after = 0): void {
  const frequency = lowest * 2 ** ((scale[step % scale.length] ?? 0) / 12)
  tone(frequency, after, 1.1, 0.09)
  tone(frequency * 2.76, after, 0.35, 0.025)
}

/** A star has found its place: the later, the higher. */
export const ring = (star: number): void => bell(star)

/** A figure is complete. */
export const chord = (size: number): void => {
  for (let note = 0; note < size; note++) bell(note * 2 + 1, note * 0.09)
}
