const two = (value: number) => String(value).padStart(2, '0')

/** Time that has passed (ms) as `04:05`, from an hour on as `1:04:05`. */
export function formatElapsed(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  const clock = `${two(minutes)}:${two(seconds % 60)}`
  return hours ? `${hours}:${clock}` : clock
}
