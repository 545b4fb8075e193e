/**
 * Whether React has taken over an element that the server rendered: it leaves a mark of its own on each.
 * Until then presses of it go unheard, and what is changed on it is not what the server said.
 */
export const isTakenOver = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__react'))
