/** How large a field may be drawn: the edge of a cell and the gap between two, in CSS pixels. */
export function fieldSize(
  free: { width: number; height: number },
  { columns, rows }: { columns: number; rows: number },
): { cell: number; gap: number } {
  const frame = 24
  const ladder = 52
  const width = Math.min(free.width - frame, 640)
  const height = Math.min(free.height - frame - ladder, 640)
  const pitch = Math.floor(Math.min(width / columns, height / rows))
  const gap = Math.max(4, Math.round(pitch * 0.09))
  return { cell: Math.max(40, pitch - gap), gap }
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
