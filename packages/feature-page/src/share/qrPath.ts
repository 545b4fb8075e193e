export interface QrDrawing {
  /** Modules to a side, the quiet margin included. */
  size: number
  /** SVG path data of the dark modules. */
  path: string
}

/** Rows of dark and light modules as one path: a bar for each run of dark ones. */
export function qrPath(rows: boolean[][]): QrDrawing {
  const bars = rows.flatMap((row, y) => {
    const runs: string[] = []
    let start = -1
    for (let x = 0; x <= row.length; x++) {
      if (row[x] && start < 0) start = x
      if (!row[x] && start >= 0) {
        runs.push(`M${start} ${y}h${x - start}v1h${start - x}z`)
        start = -1
      }
    }
    return runs
  })
  return { size: rows.length, path: bars.join('') }
}
