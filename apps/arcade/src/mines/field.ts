/**
 * How large a field may be drawn: the edge of a cell and the gap between two, in CSS pixels. The ladder
 * of multipliers stands above it, or `beside` it where cells are larger so.
 */
export function fieldSize(
  free: { width: number; height: number },
  { columns, rows }: { columns: number; rows: number },
): { cell: number; gap: number; beside: boolean } {
  const frame = 24
  const ladder = { height: 52, width: 82 }
  const pitchIn = (width: number, height: number) =>
    Math.floor(
      Math.min(Math.min(width - frame, 640) / columns, Math.min(height - frame, 640) / rows),
    )
  const above = pitchIn(free.width, free.height - ladder.height)
  const aside = pitchIn(free.width - ladder.width, free.height)
  const pitch = Math.max(above, aside)
  const gap = Math.max(4, Math.round(pitch * 0.09))
  return { cell: Math.max(32, pitch - gap), gap, beside: aside > above }
}

/** The cell that an arrow key leads to from another; the same at an edge. */
export function neighbourOf(
  cell: number,
  key: string,
  { columns, rows }: { columns: number; rows: number },
): number {
  const column = cell % columns
  const row = Math.floor(cell / columns)
  const moved = {
    ArrowLeft: [column - 1, row],
    ArrowRight: [column + 1, row],
    ArrowUp: [column, row - 1],
    ArrowDown: [column, row + 1],
    Home: [0, row],
    End: [columns - 1, row],
  }[key]
  const [x, y] = moved ?? [column, row]
  const within = x! >= 0 && x! < columns && y! >= 0 && y! < rows
  return within ? y! * columns + x! : cell
}

/** The part of a list of pays to show around the one that stands: so many from just before it. */
export function ladderWindow(count: number, opened: number, room: number): number[] {
  const first = Math.max(0, Math.min(opened - 1, count - room))
  return Array.from({ length: Math.min(room, count) }, (_, index) => first + index)
}
