/** How boxes stand on a free part of the stage: columns, and the width of a box in CSS pixels. */
export function pickLayout(
  free: { width: number; height: number },
  boxes: number,
): { columns: number; box: number; gap: number } {
  const gap = 8
  // What the sum above the boxes and the edges take.
  const width = Math.min(free.width, 900) - 20
  const height = free.height - 74
  let best = { columns: 1, box: 0, gap }
  for (let columns = 2; columns <= boxes; columns++) {
    const rows = Math.ceil(boxes / columns)
    const wide = width / columns - gap
    // A box is nearly as tall as it is wide.
    const tall = (height / rows - gap) / boxAspect
    const box = Math.floor(Math.min(wide, tall, 150))
    // Rows that are all full look better than boxes a little larger.
    const score = boxes % columns === 0 ? box * 1.08 : box
    const known = boxes % best.columns === 0 ? best.box * 1.08 : best.box
    if (score > known) best = { columns, box, gap }
  }
  return { ...best, box: Math.max(44, best.box) }
}

/** The height of a box over its width. */
export const boxAspect = 0.94
