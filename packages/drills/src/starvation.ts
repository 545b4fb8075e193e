/** How many times as long as on a free machine work may take: beyond, waiting says nothing of the product. */
export const busy = 3

/** How many times as long as its own time on a processor some work takes now: 1 where nothing else runs. */
export function starvation(): number {
  const began = performance.now()
  const used = process.cpuUsage()
  let spent = 0
  while (spent < 10_000) {
    const { user, system } = process.cpuUsage(used)
    spent = user + system
  }
  return (performance.now() - began) / (spent / 1_000)
}
