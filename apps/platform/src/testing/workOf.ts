/**
 * What the processor is at work for something, in ms, those of its threads that hash included. A clock would
 * also count what it is kept waiting for by whatever else the machine does.
 */
export async function workOf(act: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await act()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}
