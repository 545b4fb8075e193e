const step = 1024

/** A file's size in the unit one would say it in, such as `2.4 MB`. */
export function formatSize(bytes: number): string {
  if (bytes < step) return `${bytes} B`
  const kilobytes = bytes / step
  if (kilobytes < step) return `${Math.round(kilobytes)} kB`
  return `${(kilobytes / step).toFixed(1)} MB`
}
