const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** `3 d 4 h`, `2 h 5 min` or `12 min`. */
export function ageText(ms: number): string {
  if (ms >= day) return `${Math.floor(ms / day)} d ${Math.floor((ms % day) / hour)} h`
  if (ms >= hour) return `${Math.floor(ms / hour)} h ${Math.floor((ms % hour) / minute)} min`
  return `${Math.floor(ms / minute)} min`
}
