/** Lets the browser answer presses and paint between two pieces of work. */
export const breathe = async (): Promise<void> => {
  if ('scheduler' in globalThis && 'yield' in scheduler) await scheduler.yield()
  else await new Promise((resolve) => setTimeout(resolve))
}
