/** Edit distance of two words. */
function distance(one: string, other: string): number {
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    for (let column = 1; column <= other.length; column++) {
      current[column] = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1),
      )
    }
    previous = current
  }
  return previous[other.length] ?? 0
}

/** ` Did you mean 'x'?` when one of the known words is near, else an empty string. */
export function didYouMean(word: string, known: readonly string[]): string {
  const [nearest] = known
    .map((candidate) => ({
      candidate,
      edits: distance(word.toLowerCase(), candidate.toLowerCase()),
    }))
    .sort((one, other) => one.edits - other.edits)
  return nearest && nearest.edits <= Math.max(2, Math.floor(word.length / 3))
    ? ` Did you mean '${nearest.candidate}'?`
    : ''
}
